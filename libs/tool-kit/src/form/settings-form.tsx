import { useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Stack } from '@jahrring/ui';
import { Form, FormActions, type ZodForm } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import { useVersionedSave } from './use-versioned-save';

interface SettingsFormProps<R, TIn extends object, TOut> {
  form: ZodForm<TIn, TOut>;
  label: string;
  /** The settings as they were loaded, and what of them the form holds. */
  record: R;
  toDraft: (record: R) => TIn;
  /** Saves over that version of the settings; returns them, or rejects with the API's problem. */
  onSave: (values: TOut, base: R) => Promise<R>;
  /** Loads what somebody else has saved meanwhile. */
  onReload: () => { unwrap: () => Promise<R> };
  /** True if this person may only read the settings. */
  readOnly?: boolean;
  children: ReactNode;
}

/** All settings of a page in one form, saved together. */
export function SettingsForm<R, TIn extends object, TOut>({
  form,
  label,
  record,
  toDraft,
  onSave,
  onReload,
  readOnly = false,
  children,
}: SettingsFormProps<R, TIn, TOut>) {
  const t = useT();
  const { save, conflict } = useVersionedSave({
    ...{ form, record, toDraft },
    load: () => onReload().unwrap(),
    run: onSave,
    stored: (saved) => saved,
    onSaved: () => undefined,
    message: () => t('settings.saved'),
  });
  useUnsaved(form.formState.isDirty);
  return (
    <Form<TIn, TOut> form={form} onSubmit={save} label={label} readOnly={readOnly}>
      <Stack gap={6}>
        {conflict}
        {readOnly ? <Alert>{t('settings.readOnly')}</Alert> : null}
        {children}
        {readOnly ? null : <FormActions onCancel={() => form.reset()} />}
      </Stack>
    </Form>
  );
}
