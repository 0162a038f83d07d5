import {
  updatePayrollSettings,
  type PayrollSettings,
  type PayrollSourceOption,
  type UpdatePayrollSettings,
} from '@jahrring/contracts-time';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { FormatSection } from './format-section';
import { usePayrollSettings, useUpdatePayrollSettings } from './payroll.api';
import './payroll.css';
import { WageTypesSection } from './wage-types-section';

interface PayrollSettingsFormProps {
  loaded: PayrollSettings;
  sources: readonly PayrollSourceOption[];
}

/** Wage types and file in one form, saved together. */
export function PayrollSettingsForm({ loaded, sources }: PayrollSettingsFormProps) {
  const t = useT('time');
  const { version, ...values } = loaded;
  const form = useZodForm(updatePayrollSettings, values);
  const toForm = useProblemToForm(form);
  const [update] = useUpdatePayrollSettings();
  const { refetch } = usePayrollSettings(undefined);
  const [stale, setStale] = useState(false);
  useUnsaved(form.formState.isDirty);
  const save = async (draft: UpdatePayrollSettings) => {
    try {
      await update({ version, values: draft }).unwrap();
      form.reset(draft);
      notify.success(t('settings.saved'));
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else toForm(error);
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('title.payrollSettings')}>
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
        <WageTypesSection sources={sources} />
        <FormatSection />
        <FormActions onCancel={() => form.reset()} submitLabel={t('action.save')} />
      </Stack>
    </Form>
  );
}
