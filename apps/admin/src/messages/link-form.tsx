import { useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { TextField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';

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
      form={form}
      label={t('mailbox.mark.link')}
      size="small"
      onSubmit={(values) => onSave(values.href)}
      onClose={onClose}
    >
      <TextField name="href" label={t('mailbox.address')} autoFocus />
    </FormDialog>
  );
}
