import { messageContent, type MessageTemplateView } from '@jahrring/contracts-admin';
import { useT, useUnsaved } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { TextField, useFormState, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { ContentFields, toContent, toWritten, useContentParts } from './content-fields';
import { useCreateMessageTemplate, useUpdateMessageTemplate } from './messages.api';

const schema = z.object({
  name: z.string().trim().min(1).max(80),
  content: z.record(z.string(), messageContent.valueType),
});
type Values = z.infer<typeof schema>;

const valuesOf = (template: MessageTemplateView | null): Values => ({
  name: template?.name ?? '',
  content: toWritten(template?.content ?? null) as Values['content'],
});

/** Writes a template in as many languages as it is needed in. */
export function TemplateForm({
  template,
  onClose,
}: {
  template: MessageTemplateView | null;
  onClose: () => void;
}) {
  const t = useT('admin');
  const form = useZodForm(schema, valuesOf(template));
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const [create, creating] = useCreateMessageTemplate();
  const [update, updating] = useUpdateMessageTemplate();
  const contentParts = useContentParts();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: template, toDraft: valuesOf },
    parts: () => [
      { fields: ['name'], label: t('mailbox.templateName'), show: ({ name }) => name },
      ...contentParts,
    ],
    load: (current) => (current as MessageTemplateView | undefined) ?? null,
    run: ({ name, content }, stored) => {
      const patch = { name, content: toContent(content as ReturnType<typeof toWritten>) };
      return stored
        ? update({ id: stored.id, version: stored.version, patch }).unwrap()
        : create(patch).unwrap();
    },
    onSaved: onClose,
    message: () => t('mailbox.templateSaved'),
  });
  const title = template ? template.name : t('mailbox.newTemplate');
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      saving={creating.isLoading || updating.isLoading}
      size="large"
      dismissible={!isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        <TextField name="name" label={t('mailbox.templateName')} />
        <ContentFields withVariables />
      </Stack>
    </FormDialog>
  );
}
