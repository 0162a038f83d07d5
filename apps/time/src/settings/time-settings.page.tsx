import { problemText, SettingsFrame, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import { useTimeSettings } from '../time.api';
import { TimeSettingsForm } from './time-settings-form';

/** How the licence records time: the one place where all of its rules are set. */
export function Component() {
  const t = useT('time');
  const { currentData: settings, error, refetch } = useTimeSettings(undefined);
  return (
    <SettingsFrame title={t('title.settings')} subtitle={t('settings.text')}>
      {settings ? <TimeSettingsForm key={settings.version} loaded={settings} /> : null}
      {!settings && error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {settings || error ? null : <Skeletons lines={8} lineHeight="3.5rem" />}
    </SettingsFrame>
  );
}
