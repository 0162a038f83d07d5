import { paymentLimits, type DebtorView, type OpenItemView } from '@jahrring/contracts-bookkeeping';
import { currencies } from '@jahrring/contracts-common';
import { useBoot, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Card, Columns, Stack } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useFormContext,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useEffect, useMemo } from 'react';
import { fromCents, toCents } from '../cents';
import { searchAddresses } from '../pickers';
import { usePaymentActs } from '../use-acts';
import { rateOf } from './exchange';
import {
  payableItems,
  paymentForm,
  toPayment,
  type PaymentForm,
  type PaymentFormInput,
} from './payment-form';
import { ShareFields } from './share-fields';
import { usePaid } from './use-proposals';

interface PaymentFieldsProps {
  debtor: DebtorView | undefined;
  items: readonly OpenItemView[];
  /** The item that is paid, where somebody came from it. */
  chosen: string | null;
  onChosen: (addressId: string | null) => void;
}

/** Customer, day, amount, and which bills it is for: proposed with every change of the amount, and open to change. */
export function PaymentFields({ debtor, items, chosen, onChosen }: PaymentFieldsProps) {
  const t = useT('bookkeeping');
  const form = usePaymentForm(debtor, items, chosen);
  const toForm = useProblemToForm(form);
  const { pay } = usePaymentActs();
  const leave = useLeave(form.formState.isDirty);
  const back = debtor ? `/debitors/edit/${debtor.id}` : '/debitors';
  const save = async (values: PaymentForm) => {
    try {
      await pay(toPayment(values));
      leave(back);
    } catch (error) {
      toForm(error);
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('debtor.title.payment')} draft={false}>
      <Stack gap={5}>
        <EntityPicker
          name="addressId"
          label={t('debtor.field.name')}
          required
          onSearch={searchAddresses}
          selected={debtor ? { id: debtor.id, label: debtor.name } : null}
          onChosen={(item) => onChosen(item?.id ?? null)}
        />
        <MoneyParts />
        <Shares items={items} chosen={chosen} />
        <FormActions onCancel={() => leave(back)} submitLabel={t('debtor.action.record')} />
      </Stack>
    </Form>
  );
}

function usePaymentForm(
  debtor: DebtorView | undefined,
  items: readonly OpenItemView[],
  chosen: string | null,
) {
  const { licence } = useBoot();
  const item = items.find(({ id }) => id === chosen);
  const paidOn = localToday();
  return useZodForm(paymentForm, {
    ...{ addressId: debtor?.id ?? '', paidOn, amount: item?.open ?? '', baseAmount: null, rate: null },
    ...{ currency: item?.currency ?? licence.currency, source: 'hand' as const, text: '' },
    shares: [],
  });
}

/** Amount, currency, day and account; of a payment in another currency also its rate, or what came in of it. */
function MoneyParts() {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const currency = useWatch<PaymentForm, 'currency'>({ name: 'currency' });
  return (
    <Columns>
      <MoneyField name="amount" label={t('debtor.field.paid')} currency={currency} required />
      <DateField name="paidOn" label={t('debtor.field.paidOn')} required />
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
      <TextField name="text" label={t('debtor.field.text')} maxLength={paymentLimits.text} />
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

/** The open bills, those of the payment's currency first; none before a customer is chosen. */
function Shares({ items, chosen }: { items: readonly OpenItemView[]; chosen: string | null }) {
  const t = useT('bookkeeping');
  const currency = useWatch<PaymentForm, 'currency'>({ name: 'currency' });
  const payable = useMemo(() => payableItems(items, currency), [items, currency]);
  if (payable.length === 0) return null;
  return (
    <Card title={t('debtor.title.shares')}>
      <ShareFields items={payable} currency={currency} chosen={chosen} />
    </Card>
  );
}
