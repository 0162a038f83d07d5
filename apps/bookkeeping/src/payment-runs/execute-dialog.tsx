import { executePaymentRun, type PaymentRunView } from '@jahrring/contracts-bookkeeping';
import { notify, useBoot, useProblemToForm, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { DateField, MoneyField, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useExecuteRun } from '../payment-runs.api';

interface DialogProps {
  run: PaymentRunView;
  onClose: () => void;
}

/** Books the debit of a run where no statement tells it. */
export function ExecuteDialog({ run, onClose }: DialogProps) {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const form = useZodForm(executePaymentRun, { on: localToday() });
  const toForm = useProblemToForm(form);
  const [execute, { isLoading }] = useExecuteRun();
  return (
    <FormDialog
      title={t('run.action.execute')}
      form={form}
      label={t('run.action.execute')}
      draft={false}
      saving={isLoading}
      submitLabel={t('run.action.book')}
      size="small"
      onSubmit={async (values) => {
        const answer = await execute({ id: run.id, ...values });
        if (answer.error) return void toForm(answer.error);
        notify.success(t('run.message.executed'));
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text tone="muted">{t('run.executeText')}</Text>
        <DateField name="on" label={t('run.field.debitedOn')} />
        {run.currency === licence.currency ? null : (
          <MoneyField
            name="baseAmount"
            label={t('run.field.baseAmount', { currency: licence.currency })}
            currency={licence.currency}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
