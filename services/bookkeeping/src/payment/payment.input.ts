import type { ItemSide, PaymentSource } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';

/** Part of a payment that settles an item: amounts are positive, also for a credit that is paid out. */
export interface ItemShare {
  itemId: string;
  /** In the item's currency. */
  amount: string;
  /** In the payment's currency; needed where that is another one than the item's. */
  paymentAmount?: string | undefined;
  /** Cash discount and write-off in the item's currency, with their VAT; none unless told. */
  cashDiscount?: string | undefined;
  writeOff?: string | undefined;
  /** The allocation's id, where others know it by one. */
  allocationId?: string | undefined;
}

/** A payment to record. What is given to no item stays as a credit of the address. */
export interface NewPayment {
  id?: string | undefined;
  side: ItemSide;
  /** `in`: from customers, or back from suppliers; `out`: to suppliers, or back to customers. */
  direction: 'in' | 'out';
  paidOn: string;
  /** Positive, in `currency`. */
  amount: string;
  currency: Currency;
  /** In the licence's currency; needed where the payment is in another one. */
  baseAmount?: string | undefined;
  /** Kept by the bank out of `amount`, in the licence's currency. */
  charges?: string | undefined;
  addressId: string | null;
  /** Instead of the address's own, where there is none. */
  addressName?: string | undefined;
  /** Account of the chart; that of the bank, or for `cash` of the till, unless told. */
  account?: string | undefined;
  source: PaymentSource;
  /** With `source` unique in the licence: the same one is recorded once. */
  sourceId?: string | undefined;
  reference?: string | undefined;
  text?: string | null | undefined;
  allocations: readonly ItemShare[];
  /** Into the first open day of the books, where the day is closed (default: refused). */
  orNextOpenDay?: boolean;
}
