import { createTemplate, documentTypes, type CreateTemplate } from '@jahrring/contracts-documents';
import { useNavigate, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Modal, Stack } from '@jahrring/ui';
import { Form, FormActions, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { editPath, useCreateTemplate } from './template.api';

interface NewTemplateProps {
  opened: boolean;
  onClose: () => void;
}

/** Type and name; everything else begins as documents look without a template. */
export function NewTemplateDialog({ opened, onClose }: NewTemplateProps) {
  const t = useT('documents');
  return (
    <Modal opened={opened} onClose={onClose} title={t('template.add')} size="small">
      <NewTemplateForm onClose={onClose} />
    </Modal>
  );
}

function NewTemplateForm({ onClose }: { onClose: () => void }) {
  const t = useT('documents');
  const navigate = useNavigate();
  const form = useZodForm(createTemplate, { type: 'bill', title: '', isDefault: false });
  const [create] = useCreateTemplate();
  const submit = useSubmit(form, async (values: CreateTemplate) => {
    const { id } = await create(values).unwrap();
    await navigate(editPath(id));
  });
  return (
    <Form form={form} onSubmit={submit} label={t('template.add')}>
      <Stack gap={4}>
        <SelectField
          name="type"
          label={t('field.type')}
          required
          options={documentTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <TextField name="title" label={t('template.field.title')} />
        <FormActions submitLabel={t('template.create')} onCancel={onClose} />
      </Stack>
    </Form>
  );
}
