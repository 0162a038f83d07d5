import type { Translate } from '@jahrring/tool-kit';
import type { PageTab } from '@jahrring/ui';

/** The pages of a plugin's settings. */
export function settingsTabs(
  t: Translate,
  plugin: 'my-hsm' | 'hsm-admin',
  tabs: readonly string[],
  active: string,
): PageTab[] {
  return tabs.map((tab) => ({
    label: t(`settings.tab.${tab}`),
    to: `/plugins/${plugin}/settings/${tab}`,
    active: tab === active,
  }));
}
