import type { DebtorView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, DescriptionList } from '@jahrring/ui';

/** Where a customer is written to and what was agreed; both are kept with the address. */
export function TermsTab({ debtor }: { debtor: DebtorView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { supplement, street, zip, city, email, paymentTerm } = debtor;
  const discounts = (paymentTerm?.cashDiscounts ?? []).map(({ percent, days }) =>
    t('debtor.discountWithin', { percent: format.number(percent), count: days }),
  );
  const term = paymentTerm ? t('debtor.days', { count: paymentTerm.days }) : t('debtor.usualTerm');
  return (
    <Card>
      <DescriptionList
        items={[
          {
            label: t('debtor.field.address'),
            value: [supplement, street, `${zip} ${city}`].filter(Boolean).join(', '),
          },
          { label: t('debtor.field.email'), value: email },
          { label: t('debtor.field.paymentTerm'), value: [term, ...discounts].join(' · ') },
        ]}
      />
    </Card>
  );
}
