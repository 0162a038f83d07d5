import type { Currency } from '@jahrring/contracts-common';
import { isSEPACountry } from 'ibantools';

/** Swiss Payment Standards: `domestic` is type D, `sepa` type S, `abroad` type X. */
export type PaymentKind = 'domestic' | 'sepa' | 'abroad';

const inSwissClearing = (iban: string): boolean => /^(CH|LI)/.test(iban);

/** Returns how banks process a transfer between two compact IBANs. */
export function paymentKindOf(debtorIban: string, creditorIban: string, currency: Currency): PaymentKind {
  const isSwiss = inSwissClearing(debtorIban) && inSwissClearing(creditorIban);
  if (isSwiss && (currency === 'CHF' || currency === 'EUR')) return 'domestic';
  const areBoth = isSEPACountry(debtorIban.slice(0, 2)) && isSEPACountry(creditorIban.slice(0, 2));
  return areBoth && currency === 'EUR' ? 'sepa' : 'abroad';
}
