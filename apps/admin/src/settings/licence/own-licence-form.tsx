import { type OwnLicenceView, updateOwnLicence, type UpdateOwnLicence } from '@jahrring/contracts-admin';
import { notify, useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import { changesOf } from '../../changes-of';
import { useUpdateOwnLicence } from '../settings.api';

interface OwnLicenceFormProps {
  licence: OwnLicenceView;
  /** What of the licence this form holds. */
  draft: UpdateOwnLicence;
  label: string;
  onReload: () => void;
  children: ReactNode;
}

/** A form over part of one's own licence; only what was changed is sent. */
export function OwnLicenceForm({ licence, draft, label, onReload, children }: OwnLicenceFormProps) {
  const t = useT('admin');
  const form = useZodForm(updateOwnLicence, draft);
  const [update] = useUpdateOwnLicence();
  const { save, conflict } = useVersionedSave(form, onReload);
  useUnsaved(form.formState.isDirty);
  const submit = async (values: UpdateOwnLicence) => {
    const patch = changesOf(licence, values);
    if (Object.keys(patch).length === 0) {
      notify.info(t('message.unchanged'));
      return;
    }
    await save({
      run: () => update({ version: licence.version, patch }).unwrap(),
      onSaved: () => form.reset(values),
      message: () => t('message.licenceSaved', { name: licence.name }),
    });
  };
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <Stack gap={6}>
        {conflict}
        {children}
        <FormActions />
      </Stack>
    </Form>
  );
}
