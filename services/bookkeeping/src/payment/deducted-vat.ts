import type { ItemVat } from '@jahrring/contracts-bookkeeping';
import { allocate } from '@jahrring/contracts-documents';
import { Decimal } from 'decimal.js';
import { fromCents, sumOf, toCents } from '../value';

/**
 * A deduction shared over an item's rates of VAT by their gross amounts, with the tax in each share (MWSTG art. 41: the tax
 * follows the consideration). `deducted` is gross and signed as the item.
 */
export function deductedVat(vat: readonly ItemVat[], deducted: string): ItemVat[] {
  const gross = vat.map((share) => toCents(share.net) + toCents(share.vat));
  const shares = allocate(toCents(deducted), gross);
  return vat.map(({ vatKey, rate }, index) => {
    const share = shares[index] ?? 0n;
    const tax = taxIn(share, rate);
    return { vatKey, rate, net: fromCents(share - tax), vat: fromCents(tax) };
  });
}

function taxIn(gross: bigint, rate: string): bigint {
  const tax = new Decimal(gross.toString()).times(rate).div(new Decimal(rate).plus(100));
  return BigInt(tax.toFixed(0, Decimal.ROUND_HALF_UP));
}

/** The tax in shares. */
export function taxOf(shares: readonly ItemVat[]): string {
  return sumOf(shares.map(({ vat }) => vat));
}
