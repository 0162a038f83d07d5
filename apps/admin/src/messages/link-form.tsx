import { useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';

const formId = 'message-link';
const schema = z.object({
  href: z.union([z.literal(''), z.url({ protocol: /^(https?|mailto|tel)$/ }).max(500)]),
});

export interface LinkFormProps {
  href: string;
  /** Gets an empty text where the link is taken away. */
  onSave: (href: string) => void;
  onClose: () => void;
}

/** Form for the target of a link in the message. */
export function LinkForm({ href, onSave, onClose }: LinkFormProps) {
  const t = useT('admin');
  const form = useZodForm(schema, { href });
  return (
    <FormDialog
      title={t('mailbox.mark.link')}
      formId={formId}
      saving={form.formState.isSubmitting}
      size="small"
      onClose={onClose}
    >
      <Form form={form} id={formId} onSubmit={(values) => onSave(values.href)} label={t('mailbox.mark.link')}>
        <TextField name="href" label={t('mailbox.address')} autoFocus />
      </Form>
    </FormDialog>
  );
}
