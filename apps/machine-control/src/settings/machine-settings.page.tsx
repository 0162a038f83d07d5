import { useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { MachineSettingsForm } from './machine-settings-form';
import { useMachineSettings, usePeople } from './settings.api';

/** When people are told of what is due, who they are, and what a litre costs. */
export function Component() {
  const t = useT('machine-control');
  const query = useMachineSettings();
  const people = usePeople();
  return (
    <SettingsFrame title={t('title.settings')} subtitle={t('settings.text')}>
      <SettingsContent query={query}>
        {(settings) => (
          <SettingsContent query={people}>
            {({ items }) => <MachineSettingsForm loaded={settings} people={items} />}
          </SettingsContent>
        )}
      </SettingsContent>
    </SettingsFrame>
  );
}
