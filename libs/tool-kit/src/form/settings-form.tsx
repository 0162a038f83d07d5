import { useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Stack } from '@jahrring/ui';
import { Form, FormActions, type ZodForm } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import { useVersionedSave } from './use-versioned-save';

interface SettingsFormProps<TIn extends object, TOut> {
  form: ZodForm<TIn, TOut>;
  label: string;
  /** Saves; answers what the form goes on from, rejects with the API's problem. */
  onSave: (values: TOut) => Promise<TIn>;
  /** Loads what somebody else has saved meanwhile. */
  onReload: () => unknown;
  /** Whether this person may look at the settings only. */
  readOnly?: boolean;
  children: ReactNode;
}

/** All settings of a page in one form, saved together. */
export function SettingsForm<TIn extends object, TOut>({
  form,
  label,
  onSave,
  onReload,
  readOnly = false,
  children,
}: SettingsFormProps<TIn, TOut>) {
  const t = useT();
  const { save, conflict } = useVersionedSave(form, () => void onReload());
  useUnsaved(form.formState.isDirty);
  const submit = (values: TOut) =>
    save({
      run: () => onSave(values),
      onSaved: (next) => form.reset(next),
      message: () => t('settings.saved'),
    });
  return (
    <Form<TIn, TOut> form={form} onSubmit={submit} label={label}>
      <Stack gap={6}>
        {conflict}
        {readOnly ? <Alert>{t('settings.readOnly')}</Alert> : null}
        {children}
        {readOnly ? null : <FormActions onCancel={() => form.reset()} />}
      </Stack>
    </Form>
  );
}
