import { followUpTypes } from '@jahrring/contracts-documents';
import { chooseOpen, shareOf, copyPositions } from '../portion';
import { documentTotals } from '../record';
import { taxCountry } from './whole-document';
import type { WholeDocument } from './whole-document';

/**
 * Returns the net total of a follow-up of everything that is open, including discounts; null if no document follows.
 */
export function openNet(whole: WholeDocument): string | null {
  const { document, positions, taken: quantities } = whole;
  if (!followUpTypes[document.type]) return null;
  const { positions: lines, portion } = copyPositions(
    positions,
    { quantities },
    chooseOpen(positions, quantities),
  );
  const shared = {
    discountAmount: shareOf(document.discountAmount, portion),
    surchargeAmount: shareOf(document.surchargeAmount, portion),
  };
  return documentTotals({ ...document, ...shared }, lines, taxCountry(whole)).net;
}
