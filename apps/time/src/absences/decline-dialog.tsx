import { absenceLimits } from '@jahrring/contracts-time';
import { requiredText } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Modal, Stack } from '@jahrring/ui';
import { Form, FormActions, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';

const schema = z.object({ reason: requiredText(absenceLimits.reasonMax) });

interface DeclineDialogProps {
  onClose: () => void;
  onDecline: (reason: string) => Promise<void>;
}

/** Nobody is refused without being told why. */
export function DeclineDialog({ onClose, onDecline }: DeclineDialogProps) {
  const t = useT('time');
  const form = useZodForm(schema, { reason: '' });
  const title = t('absence.decide.declineTitle');
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={({ reason }) => onDecline(reason)} label={title}>
        <Stack gap={4}>
          <TextAreaField name="reason" label={t('absence.decide.reason')} />
          <FormActions onCancel={onClose} submitLabel={t('absence.state.declined')} />
        </Stack>
      </Form>
    </Modal>
  );
}
