import { revokeExport } from '@jahrring/contracts-bookkeeping';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import { useRevokeExport } from '../accounting.api';

/** Asks for the reason an export is taken back. */
export function RevokeExportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('bookkeeping');
  const form = useZodForm(revokeExport, { reason: '' });
  const toForm = useProblemToForm(form);
  const [takeBack, { isLoading }] = useRevokeExport();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('accounting.takeBack')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" type="submit" form="accounting-take-back" loading={isLoading}>
            {t('accounting.takeBack')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        id="accounting-take-back"
        label={t('accounting.takeBack')}
        draft={false}
        onSubmit={async ({ reason }) => {
          const answer = await takeBack({ id, reason });
          if (answer.error) return toForm(answer.error);
          notify.success(t('accounting.takenBack'));
          onClose();
        }}
      >
        <Stack gap={3}>
          <p>{t('accounting.takeBackText')}</p>
          <TextField name="reason" label={t('field.reopenReason')} required maxLength={200} autoFocus />
        </Stack>
      </Form>
    </Modal>
  );
}
