import { settingsSections, type SettingsSection, type ToolSettingsEntry } from '@jahrring/contracts-common';
import { useMemo } from 'react';
import { useAbility } from './ability';
import { useWholeBoot } from './boot';

export interface SettingsGroup {
  section: SettingsSection;
  entries: ToolSettingsEntry[];
}

/** Pages of the settings that the licence's tools contribute and this person may open, by section, in order. */
export function useSettingsGroups(): SettingsGroup[] {
  const { tools, licence } = useWholeBoot();
  const { canAny } = useAbility();
  return useMemo(() => {
    const entries = tools
      .flatMap((tool) => tool.descriptor.settings ?? [])
      .filter(({ any, plugin }) => canAny(any) && (!plugin || licence.plugins.includes(plugin)))
      .sort((a, b) => a.order - b.order);
    return settingsSections
      .map((section) => ({ section, entries: entries.filter((entry) => entry.section === section) }))
      .filter((group) => group.entries.length > 0);
  }, [tools, licence.plugins, canAny]);
}
