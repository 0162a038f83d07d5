import { paymentLimits, type DebtorView, type OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useBoot, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Card, Columns, Stack } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  Form,
  FormActions,
  MoneyField,
  SelectField,
  TextField,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useMemo } from 'react';
import { searchAddresses } from '../pickers';
import { usePaymentActs } from '../use-acts';
import { payableItems, paymentForm, toPayment, type PaymentForm } from './payment-form';
import { ShareFields } from './share-fields';

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
        <MoneyParts items={items} />
        <Shares items={items} />
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
    ...{ addressId: debtor?.id ?? '', paidOn, amount: item?.open ?? '', baseAmount: null },
    ...{ currency: item?.currency ?? licence.currency, source: 'hand' as const, text: '' },
    shares: [],
  });
}

/** Amount, day and account; the currency where the customer has bills in several. */
function MoneyParts({ items }: { items: readonly OpenItemView[] }) {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const currency = useWatch<PaymentForm, 'currency'>({ name: 'currency' });
  const currencies = [...new Set([licence.currency, ...items.map((item) => item.currency)])];
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
      {currencies.length > 1 ? (
        <SelectField
          name="currency"
          label={t('debtor.field.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          required
        />
      ) : null}
      {currency === licence.currency ? null : (
        <MoneyField
          name="baseAmount"
          label={t('debtor.field.baseAmount', { currency: licence.currency })}
          currency={licence.currency}
          required
        />
      )}
      <TextField name="text" label={t('debtor.field.text')} maxLength={paymentLimits.text} />
    </Columns>
  );
}

/** The bills of the payment's currency; none before a customer is chosen. */
function Shares({ items }: { items: readonly OpenItemView[] }) {
  const t = useT('bookkeeping');
  const currency = useWatch<PaymentForm, 'currency'>({ name: 'currency' });
  const payable = useMemo(() => payableItems(items, currency), [items, currency]);
  if (payable.length === 0) return null;
  return (
    <Card title={t('debtor.title.shares')}>
      <ShareFields items={payable} currency={currency} />
    </Card>
  );
}
