import type { AbsenceSettings } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import '../settings/time-settings.css';
import { absenceDraft, fromDraft, toDraft } from './absence-settings-draft';
import { useAbsenceSettings, useUpdateAbsenceSettings } from './absence-settings.api';
import './absence-settings.css';
import { ApprovalRules, CountingRules } from './approval-sections';
import { EntitlementRules, SeniorityRules } from './entitlement-sections';
import { HolidaySection } from './holiday-section';

/** By which rules the licence treats absences, and its public holidays. */
export function AbsenceSettingsForm({ loaded }: { loaded: AbsenceSettings }) {
  const t = useT('time');
  const form = useZodForm(absenceDraft, toDraft(loaded));
  const [update] = useUpdateAbsenceSettings();
  const { refetch } = useAbsenceSettings(undefined);
  return (
    <SettingsForm
      form={form}
      label={t('title.absenceSettings')}
      record={loaded}
      toDraft={toDraft}
      onSave={(draft, { version }) => update({ version, values: fromDraft(draft) }).unwrap()}
      onReload={refetch}
    >
      <EntitlementRules />
      <SeniorityRules />
      <ApprovalRules />
      <CountingRules />
      <HolidaySection />
    </SettingsForm>
  );
}
