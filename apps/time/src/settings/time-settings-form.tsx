import type { TimeSettings } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { useTimeSettings, useUpdateTimeSettings } from '../time.api';
import { AbsentRules, BreakRules, EntryRules, LockRules, MethodRules, TimerRules } from './rule-sections';
import { fromDraft, settingsDraft, toDraft } from './settings-draft';
import './time-settings.css';

/** By which rules the licence records time. */
export function TimeSettingsForm({ loaded }: { loaded: TimeSettings }) {
  const t = useT('time');
  const form = useZodForm(settingsDraft, toDraft(loaded));
  const [update] = useUpdateTimeSettings();
  const { refetch } = useTimeSettings(undefined);
  return (
    <SettingsForm
      form={form}
      label={t('title.settings')}
      record={loaded}
      toDraft={toDraft}
      onSave={(draft, { version }) => update({ version, values: fromDraft(draft) }).unwrap()}
      onReload={refetch}
    >
      <MethodRules />
      <EntryRules />
      <TimerRules />
      <LockRules />
      <BreakRules />
      <AbsentRules />
    </SettingsForm>
  );
}
