import { withReason } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { TextField, useZodForm } from '@jahrring/ui/form';

interface ReasonDialogProps {
  title: string;
  text?: string;
  /** Label of the field; "Reason" unless told. */
  label?: string;
  action: string;
  danger?: boolean;
  /** Rejects with the problem, which is shown at the field. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before something is blocked, reopened or taken back. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, action, danger = false, onSubmit, onClose } = props;
  const t = useT('bookkeeping');
  const form = useZodForm(withReason, { reason: '' });
  const submit = useSubmit(form, async ({ reason }: { reason: string }) => {
    await onSubmit(reason);
    onClose();
  });
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      draft={false}
      submitLabel={action}
      danger={danger}
      size="small"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={4}>
        {text ? <Text>{text}</Text> : null}
        <TextField name="reason" label={label ?? t('dunning.field.reason')} autoFocus />
      </Stack>
    </FormDialog>
  );
}
