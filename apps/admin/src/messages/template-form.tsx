import { messageContent, type MessageTemplateView } from '@jahrring/contracts-admin';
import { notify, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { Form, TextField, useFormState, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { ContentFields, toContent, toWritten } from './content-fields';
import { useCreateMessageTemplate, useUpdateMessageTemplate } from './messages.api';

const formId = 'message-template';
const schema = z.object({
  name: z.string().trim().min(1).max(80),
  content: z.record(z.string(), messageContent.valueType),
});
type Values = z.infer<typeof schema>;

/** Writes a template in as many languages as it is needed in. */
export function TemplateForm({
  template,
  onClose,
}: {
  template: MessageTemplateView | null;
  onClose: () => void;
}) {
  const t = useT('admin');
  const form = useZodForm(schema, {
    name: template?.name ?? '',
    content: toWritten(template?.content ?? null) as Values['content'],
  });
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const toForm = useProblemToForm(form);
  const [create, creating] = useCreateMessageTemplate();
  const [update, updating] = useUpdateMessageTemplate();
  const save = async ({ name, content }: Values) => {
    const patch = { name, content: toContent(content as ReturnType<typeof toWritten>) };
    try {
      if (template) await update({ id: template.id, version: template.version, patch }).unwrap();
      else await create(patch).unwrap();
      notify.success(t('mailbox.templateSaved'));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  const title = template ? template.name : t('mailbox.newTemplate');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="large"
      dismissible={!isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={creating.isLoading || updating.isLoading}
          >
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={title}>
        <Stack>
          <TextField name="name" label={t('mailbox.templateName')} maxLength={80} required />
          <ContentFields withVariables />
        </Stack>
      </Form>
    </Modal>
  );
}
