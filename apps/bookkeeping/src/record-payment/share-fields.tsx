import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Stack, Text } from '@jahrring/ui';
import { MoneyField, useWatch } from '@jahrring/ui/form';
import { fromCents, toCents } from '../cents';
import { exchangeGain } from './exchange';
import type { PaymentFormInput } from './payment-form';
import './share-fields.css';
import { usePaid, useProposals } from './use-proposals';

interface ShareFieldsProps {
  items: readonly OpenItemView[];
  /** Of the payment. */
  currency: string;
  /** The item that somebody came from. */
  chosen: string | null;
}

/** A line for each open bill: what of the payment is for it, and what was deducted. */
export function ShareFields({ items, currency, chosen }: ShareFieldsProps) {
  useProposals(items, currency, chosen);
  return (
    <Stack gap={3}>
      <ul className="payment-shares">
        {items.map((item, index) => (
          <ShareLine key={item.id} item={item} index={index} currency={currency} />
        ))}
      </ul>
      <Rest currency={currency} />
    </Stack>
  );
}

interface ShareLineProps {
  item: OpenItemView;
  index: number;
  currency: string;
}

/** A bill in another currency asks for both amounts: what it is settled by, and what of the payment that takes. */
function ShareLine({ item, index, currency }: ShareLineProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const isForeign = item.currency !== currency;
  return (
    <li className="payment-share" data-foreign={isForeign || undefined}>
      <span className="payment-share__item">
        <strong>{item.number}</strong>
        <Text size="small" tone="muted" as="span">
          {t('debtor.share', {
            date: format.date(item.dueDate),
            amount: format.money(item.open, item.currency),
          })}
        </Text>
        {isForeign ? <Gain item={item} index={index} /> : null}
      </span>
      <MoneyField
        name={`shares.${index}.amount`}
        label={t('debtor.field.share', { number: item.number })}
        currency={item.currency}
      />
      {isForeign ? (
        <MoneyField
          name={`shares.${index}.paymentAmount`}
          label={t('debtor.field.paymentAmount', { number: item.number })}
          currency={currency}
        />
      ) : (
        <MoneyField
          name={`shares.${index}.cashDiscount`}
          label={t('debtor.field.cashDiscount', { number: item.number })}
          currency={currency}
        />
      )}
    </li>
  );
}

/** The gain or loss by exchange rates that the payment of a bill will be booked with. */
function Gain({ item, index }: { item: OpenItemView; index: number }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency: books } = useBoot().licence;
  const paid = usePaid();
  const shares = useWatch<PaymentFormInput, 'shares'>({ name: 'shares' });
  const { amount, paymentAmount } = shares[index] ?? {};
  if (!amount || !paymentAmount || paid === null) return null;
  const gain = exchangeGain(item, { amount, paymentAmount }, paid);
  if (Number(gain) === 0) return null;
  const words = { amount: format.money(gain.replace('-', ''), books) };
  return (
    <Text size="small" as="span">
      {t(gain.startsWith('-') ? 'debtor.exchangeLoss' : 'debtor.exchangeGain', words)}
    </Text>
  );
}

/** Shows the part of the payment that is not allocated to a bill, or that exceeds them. */
function Rest({ currency }: { currency: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const amount = useWatch<PaymentFormInput, 'amount'>({ name: 'amount' });
  const shares = useWatch<PaymentFormInput, 'shares'>({ name: 'shares' });
  const given = shares.reduce(
    (sum, share) => sum + toCents((share.foreign ? share.paymentAmount : share.amount) ?? '0'),
    0,
  );
  const rest = toCents(amount || '0') - given;
  if (rest === 0) return null;
  const words = { amount: format.money(fromCents(Math.abs(rest)), currency) };
  return <Text as="p">{t(rest > 0 ? 'debtor.rest' : 'debtor.tooMuch', words)}</Text>;
}
