import { vatRate } from '@jahrring/contracts-common';
import type { Country } from '@jahrring/contracts-common';
import { computeTotals } from '@jahrring/contracts-documents';
import type { DocumentTotals } from '@jahrring/contracts-documents';
import type { DocumentEntity } from './document.entity';
import type { PositionRecord } from './position.repository';

type Dated = Pick<DocumentEntity, 'deliveryTo' | 'documentDate'>;

/** VAT rate of a line: of the day its work was done, else of the delivery, else of the document. */
export function lineRate(
  position: Pick<PositionRecord, 'kind' | 'workDate' | 'vatKey'>,
  document: Dated,
  country: Country,
): string | null {
  if (position.kind !== 'item') return null;
  const day = position.workDate ?? document.deliveryTo ?? document.documentDate;
  return vatRate(country, position.vatKey ?? 'standard', day);
}

/** Totals of a document from its lines. */
export function documentTotals(
  document: Dated & Pick<DocumentEntity, 'discountPercent' | 'cashRounding' | 'currency'>,
  positions: readonly Omit<PositionRecord, 'id'>[],
  country: Country,
): DocumentTotals {
  return computeTotals({
    positions,
    rateOf: (position) => lineRate(position, document, country) ?? '0',
    discountPercent: document.discountPercent,
    // The five-centime coin is the Swiss franc's; there is nothing to round elsewhere.
    cashRounding: document.cashRounding && document.currency === 'CHF',
  });
}

/** The day payment is due. */
export function dueDateOf(documentDate: string, termDays: number): string {
  return new Date(Date.parse(`${documentDate}T00:00:00Z`) + termDays * 86_400_000).toISOString().slice(0, 10);
}
