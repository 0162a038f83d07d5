import { problemText, SettingsFrame, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import '../my-time/my-time.css';
import { AbsenceSettingsForm } from './absence-settings-form';
import { useAbsenceSettings } from './absence-settings.api';

/** By which rules absences are asked for, approved and counted, and which days are public holidays. */
export function Component() {
  const t = useT('time');
  const { currentData: settings, error, refetch } = useAbsenceSettings(undefined);
  return (
    <SettingsFrame title={t('title.absenceSettings')} subtitle={t('absenceSettings.text')}>
      {settings ? <AbsenceSettingsForm key={settings.version} loaded={settings} /> : null}
      {!settings && error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {settings || error ? null : <Skeletons lines={8} lineHeight="3.5rem" />}
    </SettingsFrame>
  );
}
