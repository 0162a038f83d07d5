import type { DebtorView } from '@jahrring/contracts-bookkeeping';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Card, DescriptionList, Stack } from '@jahrring/ui';
import { CreditLimit } from './credit-limit';

/**
 * Shows the postal address of a customer and the agreed terms, which are stored with the address; and the credit limit.
 */
export function TermsTab({ debtor }: { debtor: DebtorView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { supplement, street, zip, city, email, paymentTerm, creditLimit } = debtor;
  const mayManage = useAbility().can('tools.debitors.manage');
  const discounts = (paymentTerm?.cashDiscounts ?? []).map(({ percent, days }) =>
    t('debtor.discountWithin', { percent: format.number(percent), count: days }),
  );
  const term = paymentTerm ? t('debtor.days', { count: paymentTerm.days }) : t('debtor.usualTerm');
  return (
    <Stack gap={5}>
      <Card>
        <DescriptionList
          items={[
            {
              label: t('debtor.field.address'),
              value: [supplement, street, `${zip} ${city}`].filter(Boolean).join(', '),
            },
            { label: t('debtor.field.email'), value: email },
            { label: t('debtor.field.paymentTerm'), value: [term, ...discounts].join(' · ') },
            !mayManage &&
              creditLimit !== null && {
                label: t('debtor.field.creditLimit'),
                value: format.money(creditLimit, debtor.currency),
              },
          ]}
        />
      </Card>
      {mayManage ? <CreditLimit key={debtor.creditLimit} debtor={debtor} /> : null}
    </Stack>
  );
}
