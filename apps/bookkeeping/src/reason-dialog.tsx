import { withReason } from '@jahrring/contracts-bookkeeping';
import { useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack, Text } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';

interface ReasonDialogProps {
  title: string;
  text: string;
  action: string;
  danger?: boolean;
  /** Rejects with the problem, which is shown at the field. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before something is blocked or taken back. */
export function ReasonDialog({ title, text, action, danger = false, onSubmit, onClose }: ReasonDialogProps) {
  const t = useT('bookkeeping');
  const form = useZodForm(withReason, { reason: '' });
  const toForm = useProblemToForm(form);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form="bookkeeping-reason">
            {action}
          </Button>
        </>
      }
    >
      <Form
        id="bookkeeping-reason"
        form={form}
        label={title}
        draft={false}
        onSubmit={async ({ reason }) => {
          try {
            await onSubmit(reason);
            onClose();
          } catch (error) {
            toForm(error);
          }
        }}
      >
        <Stack gap={4}>
          <Text>{text}</Text>
          <TextField name="reason" label={t('dunning.field.reason')} required />
        </Stack>
      </Form>
    </Modal>
  );
}
