import { type ToolView, withdrawRelease, type WithdrawRelease } from '@jahrring/contracts-admin';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Alert, Button, Modal, Stack } from '@jahrring/ui';
import { Form, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { movedByWithdrawal } from './effects';
import { useWithdrawRelease } from './tools.api';

const formId = 'withdraw-release';

interface WithdrawDialogProps {
  tool: ToolView;
  version: string;
  id: string;
  onClose: () => void;
}

/** Takes a version out of service for everybody, with the reason that stays beside it. */
export function WithdrawDialog({ tool, version, id, onClose }: WithdrawDialogProps) {
  const t = useT('admin');
  const form = useZodForm(withdrawRelease, { reason: '' });
  const toForm = useProblemToForm(form);
  const [withdraw, { isLoading }] = useWithdrawRelease();
  const save = async (body: WithdrawRelease) => {
    try {
      await withdraw({ id, body }).unwrap();
      notify.success(t('tool.withdrawDone', { version }));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  const count = movedByWithdrawal(tool, version);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tool.withdrawTitle', { version })}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="danger" type="submit" form={formId} loading={isLoading}>
            {t('tool.withdrawSubmit')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={t('tool.withdrawTitle', { version })}>
        <Stack>
          <Alert kind={count > 0 ? 'warning' : 'info'}>{t('tool.withdrawEffect', { count, version })}</Alert>
          <TextAreaField name="reason" label={t('tool.reason')} description={t('tool.reasonHint')} required />
        </Stack>
      </Form>
    </Modal>
  );
}
