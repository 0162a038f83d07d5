import { useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import '../my-time/my-time.css';
import { AbsenceSettingsForm } from './absence-settings-form';
import { useAbsenceSettings } from './absence-settings.api';

/** By which rules absences are asked for, approved and counted, and which days are public holidays. */
export function Component() {
  const t = useT('time');
  const query = useAbsenceSettings(undefined);
  return (
    <SettingsFrame title={t('title.absenceSettings')} subtitle={t('absenceSettings.text')}>
      <SettingsContent query={query}>
        {(settings) => <AbsenceSettingsForm loaded={settings} />}
      </SettingsContent>
    </SettingsFrame>
  );
}
