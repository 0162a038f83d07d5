import { type ToolView, withdrawRelease, type WithdrawRelease } from '@jahrring/contracts-admin';
import { notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Alert, Stack } from '@jahrring/ui';
import { TextAreaField, useZodForm } from '@jahrring/ui/form';
import { movedByWithdrawal } from './effects';
import { useWithdrawRelease } from './tools.api';

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
  const [withdraw, { isLoading }] = useWithdrawRelease();
  const save = useSubmit(form, async (body: WithdrawRelease) => {
    await withdraw({ id, body }).unwrap();
    notify.success(t('tool.withdrawDone', { version }));
    onClose();
  });
  const count = movedByWithdrawal(tool, version);
  return (
    <FormDialog
      title={t('tool.withdrawTitle', { version })}
      form={form}
      label={t('tool.withdrawTitle', { version })}
      saving={isLoading}
      submitLabel={t('tool.withdrawSubmit')}
      danger
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <Alert kind={count > 0 ? 'warning' : 'info'}>{t('tool.withdrawEffect', { count, version })}</Alert>
        <TextAreaField name="reason" label={t('tool.reason')} description={t('tool.reasonHint')} />
      </Stack>
    </FormDialog>
  );
}
