import type { CashDiscount, Currency } from '@jahrring/contracts-common';
import { cashDiscountsOn, fromCents, toCents } from '../value';
import type { PaymentReference, StructuredAddress } from '../payment-file';

/** Amount open to a supplier, with all data needed to pay it. */
export interface Payable {
  itemId: string;
  number: string;
  addressId: string | null;
  creditorName: string;
  address: StructuredAddress;
  iban: string | null;
  bic: string | null;
  reference: PaymentReference | null;
  /** Text for the creditor; empty if the number is enough. */
  text: string;
  documentDate: string;
  dueDate: string;
  currency: Currency;
  /** Negative of a credit note. */
  open: string;
  cashDiscounts: readonly CashDiscount[];
  approved: boolean;
  /** Not to be paid until somebody says so. */
  blocked: boolean;
}

/**
 * Terms of paying on a day: the highest cash discount that can still be deducted, and the last day to pay without
 * losing any.
 */
export interface PayingTerms {
  cashDiscount: string;
  payBy: string;
}

/** Credit notes have no cash discount of their own. */
export function payingTermsOf(payable: Payable, day: string): PayingTerms {
  const open = toCents(payable.open);
  const [best] = open > 0n ? cashDiscountsOn(payable, open, day) : [];
  return {
    cashDiscount: fromCents(best?.amount ?? 0n),
    payBy: best?.lastDay ?? payable.dueDate,
  };
}
