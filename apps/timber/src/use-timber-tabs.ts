import { useT } from '@jahrring/tool-kit';
import type { PageTab } from '@jahrring/ui';

const lists = {
  lots: '/timber',
  stems: '/timber/stems',
  containers: '/timber/containers',
  origins: '/timber/origins',
};

/** The lists of the tool, side by side. */
export function useTimberTabs(active: keyof typeof lists): PageTab[] {
  const t = useT('timber');
  return Object.entries(lists).map(([name, to]) => ({
    label: t(`tabs.${name}`),
    to,
    active: name === active,
  }));
}
