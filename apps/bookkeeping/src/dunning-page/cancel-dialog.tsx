import { cancelDunning, type DunningLetterView } from '@jahrring/contracts-bookkeeping';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack, Text } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import { useCancelDunning } from '../dunning.api';

/** Takes an issued letter back, with a reason. */
export function CancelDialog({ letter, onClose }: { letter: DunningLetterView; onClose: () => void }) {
  const t = useT('bookkeeping');
  const form = useZodForm(cancelDunning, { reason: '' });
  const toForm = useProblemToForm(form);
  const [cancel, { isLoading }] = useCancelDunning();
  const title = t('dunning.cancelTitle', { number: letter.number });
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="danger" type="submit" form="bookkeeping-cancel-letter" loading={isLoading}>
            {t('dunning.cancel')}
          </Button>
        </>
      }
    >
      <Form
        id="bookkeeping-cancel-letter"
        form={form}
        label={title}
        draft={false}
        onSubmit={async ({ reason }) => {
          const answer = await cancel({ id: letter.id, version: letter.version, reason });
          if (answer.error) return toForm(answer.error);
          notify.success(t('dunning.cancelDone'));
          onClose();
        }}
      >
        <Stack gap={4}>
          <Text>{t('dunning.cancelText')}</Text>
          <TextField name="reason" label={t('dunning.field.reason')} required />
        </Stack>
      </Form>
    </Modal>
  );
}
