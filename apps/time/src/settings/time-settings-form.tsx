import type { TimeSettings } from '@jahrring/contracts-time';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useTimeSettings, useUpdateTimeSettings } from '../time.api';
import { AbsentRules, BreakRules, EntryRules, LockRules, MethodRules, TimerRules } from './rule-sections';
import { fromDraft, settingsDraft, toDraft, type SettingsDraft } from './settings-draft';
import './time-settings.css';

/** All rules in one form, saved together. */
export function TimeSettingsForm({ loaded }: { loaded: TimeSettings }) {
  const t = useT('time');
  const form = useZodForm(settingsDraft, toDraft(loaded));
  const toForm = useProblemToForm(form);
  const [update] = useUpdateTimeSettings();
  const { refetch } = useTimeSettings(undefined);
  const [stale, setStale] = useState(false);
  useUnsaved(form.formState.isDirty);
  const save = async (draft: SettingsDraft) => {
    try {
      await update({ version: loaded.version, values: fromDraft(draft) }).unwrap();
      form.reset(draft);
      notify.success(t('settings.saved'));
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else toForm(error);
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('title.settings')}>
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
        <MethodRules />
        <EntryRules />
        <TimerRules />
        <LockRules />
        <BreakRules />
        <AbsentRules />
        <FormActions onCancel={() => form.reset()} submitLabel={t('action.save')} />
      </Stack>
    </Form>
  );
}
