import { setCreditLimit, type DebtorView } from '@jahrring/contracts-bookkeeping';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Card, Stack } from '@jahrring/ui';
import { Form, FormActions, MoneyField, useZodForm } from '@jahrring/ui/form';
import { useSetCreditLimit } from '../debtors.api';

/** Amount that a customer may owe before documents warn of it. */
export function CreditLimit({ debtor }: { debtor: DebtorView }) {
  const t = useT('bookkeeping');
  const form = useZodForm(setCreditLimit, { creditLimit: debtor.creditLimit });
  const toForm = useProblemToForm(form);
  const [set] = useSetCreditLimit();
  return (
    <Card title={t('debtor.field.creditLimit')}>
      <Form
        form={form}
        label={t('debtor.field.creditLimit')}
        draft={false}
        onSubmit={async (body) => {
          const answer = await set({ id: debtor.id, body });
          if (answer.error) return toForm(answer.error);
          form.reset({ creditLimit: answer.data.creditLimit });
          notify.success(t('debtor.message.limitSet'));
        }}
      >
        <Stack gap={4}>
          <MoneyField
            name="creditLimit"
            label={t('debtor.limit.field')}
            description={t('debtor.limit.text')}
            currency={debtor.currency}
          />
          <FormActions submitLabel={t('common:actions.save')} />
        </Stack>
      </Form>
    </Card>
  );
}
