import { addDays, vatRate, storableDay } from '@jahrring/contracts-common';
import type { Country } from '@jahrring/contracts-common';
import { computeTotals, divideRounded, formatFixed, parseFixed } from '@jahrring/contracts-documents';
import type { DocumentTotals, PositionKind, TotalsPosition } from '@jahrring/contracts-documents';
import type { DocumentEntity } from './document.entity';
import type { PositionRecord } from './position.repository';

/** Fields of a line on which its totals depend. */
type TotalsLine = TotalsPosition & Pick<PositionRecord, 'kind' | 'workDate' | 'vatKey'>;
type Priced = Pick<
  DocumentEntity,
  | 'discountPercent'
  | 'discountAmount'
  | 'surchargePercent'
  | 'surchargeAmount'
  | 'vatMode'
  | 'cashRounding'
  | 'currency'
>;
type Dated = Pick<DocumentEntity, 'deliveryTo' | 'documentDate'>;

/** Fields of a document on which its totals depend, besides its lines. */
export type PricedDraft = Dated & Priced;

/** Lines that are taxed by a key of their own. */
const ratedKinds: readonly PositionKind[] = ['item', 'collective', 'discount', 'surcharge'];

/** VAT rate of a line: of the day its work was done, else of the delivery, else of the document. */
export function lineRate(
  position: Pick<PositionRecord, 'kind' | 'workDate' | 'vatKey'>,
  document: Dated,
  country: Country,
): string | null {
  if (!ratedKinds.includes(position.kind)) return null;
  const day = position.workDate ?? document.deliveryTo ?? document.documentDate;
  return vatRate(country, position.vatKey ?? 'standard', day);
}

/** Totals of a document from its lines. */
export function documentTotals(
  document: PricedDraft,
  positions: readonly TotalsLine[],
  country: Country,
): DocumentTotals {
  return computeTotals({
    positions,
    rateOf: (position) => lineRate(position, document, country) ?? '0',
    discountPercent: document.discountPercent,
    discountAmount: document.discountAmount,
    surchargePercent: document.surchargePercent,
    surchargeAmount: document.surchargeAmount,
    vatMode: document.vatMode,
    // The five-centime coin is the Swiss franc's; there is nothing to round elsewhere.
    cashRounding: document.cashRounding && document.currency === 'CHF',
  });
}

/** The day payment is due. */
export function dueDateOf(documentDate: string, termDays: number): string {
  return storableDay(addDays(documentDate, termDays));
}

const RATE_SCALE = 6;
const MONEY_SCALE = 2;

/** An amount in the licence's currency, rounded to 0.01; null without a rate. */
export function inBaseCurrency(amount: string, rate: string | null): string | null {
  if (rate === null) return null;
  const product = parseFixed(amount, MONEY_SCALE) * parseFixed(rate, RATE_SCALE);
  return formatFixed(divideRounded(product, 10n ** BigInt(RATE_SCALE)), MONEY_SCALE);
}
