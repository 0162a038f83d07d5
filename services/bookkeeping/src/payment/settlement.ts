import type { ItemVat } from '@jahrring/contracts-bookkeeping';
import { fromCents, partOf, toCents } from '../value';
import type { OpenItemEntity } from '../open-item';
import { deductedVat, taxOf } from './deducted-vat';

export type SettledItem = Pick<
  OpenItemEntity,
  | 'id'
  | 'number'
  | 'side'
  | 'kind'
  | 'account'
  | 'addressId'
  | 'currency'
  | 'vat'
  | 'costCentre'
  | 'projectId'
> &
  Pick<OpenItemEntity, 'amount' | 'open' | 'baseAmount' | 'baseOpen'>;

/** Amounts that settle an item; they have the sign of the item's amount, or the opposite one for a reversal. */
export interface Settling {
  item: SettledItem;
  amount: string;
  /** In the payment's currency. */
  paymentAmount: string;
  /** With their VAT. */
  discount: string;
  writeOff: string;
}

/** The same, worked out: what it means in the licence's currency, and whose VAT it lessens. */
export interface Settlement extends Settling {
  total: string;
  baseTotal: string;
  /** Of `baseTotal` what was paid or set off. */
  baseAmount: string;
  discountVat: string;
  discountShares: ItemVat[];
  writeOffShares: ItemVat[];
  /** Discount and write-off in the licence's currency. */
  baseDiscount: string;
  baseWriteOff: string;
}

/**
 * Returns true if the amount can be settled of an item: not more than is open, and for a reversal not more than was
 * settled.
 */
export function isWithinOpen({ amount, open }: SettledItem, total: string): boolean {
  const after = toCents(open) - toCents(total);
  const whole = toCents(amount);
  return whole >= 0n ? after >= 0n && after <= whole : after <= 0n && after >= whole;
}

/**
 * Returns the open amount of an item after a settlement, also in the licence's currency, where it is zero if nothing is
 * open.
 */
export function openAfter(
  { open, baseOpen }: SettledItem,
  { total, baseTotal }: Pick<Settlement, 'total' | 'baseTotal'>,
): { open: string; baseOpen: string } {
  return {
    open: fromCents(toCents(open) - toCents(total)),
    baseOpen: fromCents(toCents(baseOpen) - toCents(baseTotal)),
  };
}

/** Works a settlement out. The last part of an item takes what is left of it in the licence's currency. */
export function settle(settling: Settling): Settlement {
  const { item, amount, discount, writeOff } = settling;
  const total = toCents(amount) + toCents(discount) + toCents(writeOff);
  const open = toCents(item.open);
  const baseTotal =
    total === open ? toCents(item.baseOpen) : partOf(toCents(item.baseAmount), total, toCents(item.amount));
  const baseDiscount = partOf(baseTotal, toCents(discount), total);
  const baseWriteOff = partOf(baseTotal, toCents(writeOff), total);
  const discountShares = deductedVat(item.vat, discount);
  return {
    ...settling,
    ...{ total: fromCents(total), baseTotal: fromCents(baseTotal) },
    baseAmount: fromCents(baseTotal - baseDiscount - baseWriteOff),
    ...{ discountShares, discountVat: taxOf(discountShares) },
    writeOffShares: deductedVat(item.vat, writeOff),
    ...{ baseDiscount: fromCents(baseDiscount), baseWriteOff: fromCents(baseWriteOff) },
  };
}
