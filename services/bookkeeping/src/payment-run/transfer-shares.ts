import { fromCents, toCents } from '../value';
import type { OpenItemEntity } from '../open-item';
import type { ItemShare } from '../payment';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';

type Planned = Pick<PaymentRunBillEntity, 'itemId' | 'amount' | 'cashDiscount'>;
type Open = Pick<OpenItemEntity, 'id' | 'open'>;

/**
 * Returns the share of a debit that settles each bill: as planned, but not more than is now open of each. The remainder
 * of the debit stays as a credit with the creditor.
 */
export function transferShares(bills: readonly Planned[], items: readonly Open[]): ItemShare[] {
  const openOf = new Map(items.map(({ id, open }) => [id, toCents(open)]));
  let money = bills.reduce((sum, { amount }) => sum + toCents(amount), 0n);
  const shares: ItemShare[] = [];
  // Credit notes first: they add to what the bills can be paid with.
  for (const bill of [...bills].sort((one, other) => sign(one) - sign(other))) {
    const open = openOf.get(bill.itemId) ?? 0n;
    const planned = toCents(bill.amount);
    if (planned < 0n) {
      const used = -larger(planned, smaller(open, 0n));
      money += used;
      shares.push({ itemId: bill.itemId, amount: fromCents(used) });
      continue;
    }
    const paid = smaller(planned, smaller(money, larger(open, 0n)));
    const discount = toCents(bill.cashDiscount);
    const cashDiscount = paid === planned && paid + discount <= open ? fromCents(discount) : '0.00';
    money -= paid;
    shares.push({ itemId: bill.itemId, amount: fromCents(paid), cashDiscount });
  }
  return shares.filter(
    ({ amount, cashDiscount = '0' }) => Number(amount) !== 0 || Number(cashDiscount) !== 0,
  );
}

const sign = ({ amount }: Planned): number => (toCents(amount) < 0n ? -1 : 1);
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
