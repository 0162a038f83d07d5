import { currencies } from '@jahrring/contracts-common';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Columns } from '@jahrring/ui';
import {
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useFormContext,
  useWatch,
} from '@jahrring/ui/form';
import { useEffect } from 'react';
import { fromCents, toCents } from '../cents';
import { rateOf } from './exchange';
import type { PaymentForm, PaymentFormInput } from './payment-form';
import { usePaid } from './use-proposals';

/** Amount, currency, day and account; of a payment in another currency also its rate, or what came in of it. */
export function MoneyParts() {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const currency = useWatch<PaymentForm, 'currency'>({ name: 'currency' });
  return (
    <Columns>
      <MoneyField name="amount" label={t('debtor.field.paid')} currency={currency} />
      <DateField name="paidOn" label={t('debtor.field.paidOn')} />
      <SelectField
        name="source"
        label={t('debtor.field.source')}
        options={(['hand', 'cash'] as const).map((value) => ({ value, label: t(`debtor.by.${value}`) }))}
        required
      />
      <SelectField
        name="currency"
        label={t('debtor.field.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        required
      />
      {currency === licence.currency ? null : <Exchange currency={currency} books={licence.currency} />}
      <TextField name="text" label={t('debtor.field.text')} />
    </Columns>
  );
}

/** Field for the received amount of a payment in another currency: typed, or calculated by a rate. */
function Exchange({ currency, books }: { currency: string; books: string }) {
  const t = useT('bookkeeping');
  const { setValue } = useFormContext<PaymentFormInput>();
  const amount = useWatch<PaymentFormInput, 'amount'>({ name: 'amount' });
  const rate = useWatch<PaymentFormInput, 'rate'>({ name: 'rate' });
  const paid = usePaid();
  const shown = paid && rateOf(paid);
  useEffect(() => {
    const worth = Math.round(toCents(amount || '0') * Number(rate ?? 0));
    if (worth > 0) setValue('baseAmount', fromCents(worth), { shouldValidate: true });
  }, [amount, rate, setValue]);
  return (
    <>
      <NumberField
        name="rate"
        label={t('debtor.field.rate', { currency, books })}
        valueAs="string"
        decimals={6}
      />
      <MoneyField
        name="baseAmount"
        label={t('debtor.field.baseAmount', { currency: books })}
        description={shown ? t('debtor.rateIs', { currency, books, rate: shown }) : undefined}
        currency={books}
        required
      />
    </>
  );
}
