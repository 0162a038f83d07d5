import { messageLimits } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';

const formId = 'message-label';
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
    <Modal
      opened
      onClose={onClose}
      title={t('mailbox.addLabel')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={({ label }) => onSave(label)} label={t('mailbox.addLabel')}>
        <TextField
          name="label"
          label={t('mailbox.label')}
          maxLength={messageLimits.label}
          required
          autoFocus
        />
      </Form>
    </Modal>
  );
}
