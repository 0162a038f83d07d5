import type { DebtorView, OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useBoot, useLeave, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { searchAddresses } from '@jahrring/tool-kit/record-search';
import { Card, Stack } from '@jahrring/ui';
import { EntityPicker, Form, FormActions, useWatch, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useMemo } from 'react';
import { usePaymentActs } from '../use-acts';
import { payableItems, paymentForm, toPayment, type PaymentForm } from './payment-form';
import { ShareFields } from './share-fields';
import { MoneyParts } from './money-parts';

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
  const { pay } = usePaymentActs();
  const leave = useLeave(form.formState.isDirty);
  const back = debtor ? `/debitors/edit/${debtor.id}` : '/debitors';
  const save = useSubmit(form, async (values: PaymentForm) => {
    await pay(toPayment(values));
    leave(back);
  });
  return (
    <Form form={form} onSubmit={save} label={t('debtor.title.payment')} draft={false}>
      <Stack gap={5}>
        <EntityPicker
          name="addressId"
          label={t('debtor.field.name')}
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
