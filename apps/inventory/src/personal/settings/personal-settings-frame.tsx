import { useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import type { ReactNode } from 'react';

export const settingsTabs = ['kits', 'reminders'] as const;
export type SettingsTab = (typeof settingsTabs)[number];
export const settingsPath = '/plugins/personal-inventory/settings';

interface PersonalSettingsFrameProps {
  tab: SettingsTab;
  actions?: ReactNode;
  children: ReactNode;
}

/** Title and tabs of the settings of the personal inventory. */
export function PersonalSettingsFrame({ tab, actions, children }: PersonalSettingsFrameProps) {
  const t = useT('inventory');
  return (
    <SettingsFrame
      title={t('title.personalSettings')}
      subtitle={t(`settings.${tab}`)}
      actions={actions}
      tabs={settingsTabs.map((one) => ({
        label: t(`personal.settingsTab.${one}`),
        to: `${settingsPath}/${one}`,
        active: one === tab,
      }))}
    >
      {children}
    </SettingsFrame>
  );
}
