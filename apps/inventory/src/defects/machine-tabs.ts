import { useT } from '@jahrring/tool-kit';
import type { PageTab } from '@jahrring/ui';

/** The two lists of the machine inventory. */
export function useMachineTabs(active: 'machines' | 'defects'): PageTab[] {
  const t = useT('inventory');
  return [
    { label: t('defect.tab.machines'), to: '/machine-inventory', active: active === 'machines' },
    { label: t('defect.tab.defects'), to: '/machine-inventory/defects', active: active === 'defects' },
  ];
}
