import type { Translate } from '@jahrring/tool-kit';
import type { PageTab } from '@jahrring/ui';

/** The plugin's two pages, each other's tabs. */
export function surchargeTabs(t: Translate, active: 'views' | 'settings'): PageTab[] {
  return [
    { label: t('surcharge.tab.views'), to: '/plugins/surcharges/views', active: active === 'views' },
    {
      label: t('surcharge.tab.settings'),
      to: '/plugins/surcharges/settings/windows',
      active: active === 'settings',
    },
  ];
}
