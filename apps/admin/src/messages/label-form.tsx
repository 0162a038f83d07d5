import { messageLimits } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { TextField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';

const schema = z.object({
  label: z
    .string()
    .trim()
    .min(1)
    .max(messageLimits.label)
    .regex(/^[^|\p{Cc}]+$/u),
});

/** Gives a message a label: one of those there are, or a new one. */
export function LabelForm({ onSave, onClose }: { onSave: (label: string) => void; onClose: () => void }) {
  const t = useT('admin');
  const form = useZodForm(schema, { label: '' });
  return (
    <FormDialog
      title={t('mailbox.addLabel')}
      form={form}
      label={t('mailbox.addLabel')}
      size="small"
      onSubmit={({ label }) => onSave(label)}
      onClose={onClose}
    >
      <TextField name="label" label={t('mailbox.label')} autoFocus />
    </FormDialog>
  );
}
