import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';
import { MoneyField, useFormContext, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { fromCents, toCents } from '../cents';
import type { PaymentFormInput } from './payment-form';
import { proposeShares } from './propose-shares';
import './share-fields.css';

interface ShareFieldsProps {
  items: readonly OpenItemView[];
  currency: string;
}

/** A line for each open bill: what of the payment is for it, and what was deducted. */
export function ShareFields({ items, currency }: ShareFieldsProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  useProposals(items);
  return (
    <Stack gap={3}>
      <ul className="payment-shares">
        {items.map((item, index) => (
          <li key={item.id} className="payment-share">
            <span className="payment-share__item">
              <strong>{item.number}</strong>
              <Text size="small" tone="muted" as="span">
                {t('debtor.share', {
                  date: format.date(item.dueDate),
                  amount: format.money(item.open, currency),
                })}
              </Text>
            </span>
            <MoneyField
              name={`shares.${index}.amount`}
              label={t('debtor.field.share', { number: item.number })}
              currency={currency}
            />
            <MoneyField
              name={`shares.${index}.cashDiscount`}
              label={t('debtor.field.cashDiscount', { number: item.number })}
              currency={currency}
            />
          </li>
        ))}
      </ul>
      <Rest currency={currency} />
    </Stack>
  );
}

/** What of the payment is for no bill, or too much for them. */
function Rest({ currency }: { currency: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const amount = useWatch<PaymentFormInput, 'amount'>({ name: 'amount' });
  const shares = useWatch<PaymentFormInput, 'shares'>({ name: 'shares' });
  const given = shares.reduce((sum, share) => sum + toCents(share.amount ?? '0'), 0);
  const rest = toCents(amount || '0') - given;
  if (rest === 0) return null;
  const words = { amount: format.money(fromCents(Math.abs(rest)), currency) };
  return <Text as="p">{t(rest > 0 ? 'debtor.rest' : 'debtor.tooMuch', words)}</Text>;
}

/** Proposes anew what the payment is for, whenever amount or day change. */
function useProposals(items: readonly OpenItemView[]): void {
  const { setValue } = useFormContext<PaymentFormInput>();
  const amount = useWatch<PaymentFormInput, 'amount'>({ name: 'amount' });
  const paidOn = useWatch<PaymentFormInput, 'paidOn'>({ name: 'paidOn' });
  useEffect(() => {
    const isAmount = Number(amount) > 0 && paidOn !== '';
    const proposed = isAmount ? proposeShares(items, amount, paidOn) : [];
    setValue(
      'shares',
      items.map(({ id }) => {
        const share = proposed.find(({ itemId }) => itemId === id);
        const discount = share && Number(share.cashDiscount) > 0 ? share.cashDiscount : null;
        return { itemId: id, amount: share?.amount ?? null, cashDiscount: discount };
      }),
    );
  }, [items, amount, paidOn, setValue]);
}
