import { useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { useTimeSettings } from '../time.api';
import { TimeSettingsForm } from './time-settings-form';

/** Settings for how the licence records time: the one place where all of its rules are set. */
export function Component() {
  const t = useT('time');
  const query = useTimeSettings(undefined);
  return (
    <SettingsFrame title={t('title.settings')} subtitle={t('settings.text')}>
      <SettingsContent query={query}>{(settings) => <TimeSettingsForm loaded={settings} />}</SettingsContent>
    </SettingsFrame>
  );
}
