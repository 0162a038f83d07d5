import { followUpTypes } from '@jahrring/contracts-documents';
import { chooseOpen, shareOf, takePositions } from '../portion';
import { documentTotals } from '../record';
import { taxCountry } from './whole-document';
import type { WholeDocument } from './whole-document';

/** What a follow-up of everything that is open would come to without VAT, discounts taken along; null where nothing follows. */
export function openNet(whole: WholeDocument): string | null {
  const { document, positions, taken: quantities } = whole;
  if (!followUpTypes[document.type]) return null;
  const { positions: lines, portion } = takePositions(
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
