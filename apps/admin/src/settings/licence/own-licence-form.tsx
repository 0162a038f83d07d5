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
  /** Returns the fields of the licence that are in this form. */
  toDraft: (licence: OwnLicenceView) => UpdateOwnLicence;
  label: string;
  onReload: () => Promise<OwnLicenceView>;
  children: ReactNode;
}

/** A form over part of one's own licence; only what was changed is sent. */
export function OwnLicenceForm({ licence, toDraft, label, onReload, children }: OwnLicenceFormProps) {
  const t = useT('admin');
  const form = useZodForm(updateOwnLicence, toDraft(licence));
  const [update] = useUpdateOwnLicence();
  const { base, save, conflict } = useVersionedSave({
    ...{ form, record: licence, toDraft, load: onReload },
    run: (values: UpdateOwnLicence, { version, ...from }) =>
      update({ version, patch: changesOf(from, values) }).unwrap(),
    stored: (saved) => saved,
    onSaved: () => undefined,
    message: ({ name }) => t('message.licenceSaved', { name }),
  });
  useUnsaved(form.formState.isDirty);
  const submit = async (values: UpdateOwnLicence) => {
    if (Object.keys(changesOf(base, values)).length > 0) await save(values);
    else notify.info(t('message.unchanged'));
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
