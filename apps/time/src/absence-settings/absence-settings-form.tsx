import type { AbsenceSettings } from '@jahrring/contracts-time';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import '../settings/time-settings.css';
import { absenceDraft, fromDraft, toDraft, type AbsenceDraft } from './absence-settings-draft';
import { useAbsenceSettings, useUpdateAbsenceSettings } from './absence-settings.api';
import './absence-settings.css';
import { ApprovalRules, CountingRules } from './approval-sections';
import { EntitlementRules, SeniorityRules } from './entitlement-sections';
import { HolidaySection } from './holiday-section';

/** All rules in one form, saved together. */
export function AbsenceSettingsForm({ loaded }: { loaded: AbsenceSettings }) {
  const t = useT('time');
  const form = useZodForm(absenceDraft, toDraft(loaded));
  const toForm = useProblemToForm(form);
  const [update] = useUpdateAbsenceSettings();
  const { refetch } = useAbsenceSettings(undefined);
  const [stale, setStale] = useState(false);
  useUnsaved(form.formState.isDirty);
  const save = async (draft: AbsenceDraft) => {
    try {
      const saved = await update({ version: loaded.version, values: fromDraft(draft) }).unwrap();
      form.reset(toDraft(saved));
      notify.success(t('settings.saved'));
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else toForm(error);
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('title.absenceSettings')}>
      <Stack gap={6}>
        {stale ? (
          <Alert
            kind="warning"
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {t('settings.reload')}
              </Button>
            }
          >
            {t('settings.stale')}
          </Alert>
        ) : null}
        <EntitlementRules />
        <SeniorityRules />
        <ApprovalRules />
        <CountingRules />
        <HolidaySection />
        <FormActions onCancel={() => form.reset()} submitLabel={t('action.save')} />
      </Stack>
    </Form>
  );
}
