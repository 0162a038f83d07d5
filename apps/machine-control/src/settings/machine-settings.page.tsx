import { problemText, SettingsFrame, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import { MachineSettingsForm } from './machine-settings-form';
import { useMachineSettings, usePeople } from './settings.api';

/** When people are told of what is due, who they are, and what a litre costs. */
export function Component() {
  const t = useT('machine-control');
  const settings = useMachineSettings();
  const people = usePeople();
  const error = settings.error ?? people.error;
  const retry = () => {
    void settings.refetch();
    void people.refetch();
  };
  return (
    <SettingsFrame title={t('title.settings')} subtitle={t('settings.text')}>
      {settings.currentData && people.data ? (
        <MachineSettingsForm
          key={settings.currentData.version}
          loaded={settings.currentData}
          people={people.data.items}
        />
      ) : error ? (
        <ErrorState title={problemText(t, error)} onRetry={retry} />
      ) : (
        <Skeletons lines={8} lineHeight="3.5rem" />
      )}
    </SettingsFrame>
  );
}
