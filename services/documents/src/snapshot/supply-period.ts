import type { DocumentSnapshot } from './document-snapshot';

/** First and last day of supply, as ISO days. */
export interface SupplyPeriod {
  from: string;
  to: string;
}

type Dated = Pick<DocumentSnapshot, 'deliveryFrom' | 'deliveryTo' | 'documentDate' | 'positions'>;

/** When a document's work was done: as it says, else from the first to the last day of its lines, else its own date. */
export function supplyPeriod({ deliveryFrom, deliveryTo, documentDate, positions }: Dated): SupplyPeriod {
  const days = positions
    .filter(({ optional, isPart }) => !optional && !isPart)
    .flatMap(({ workDate }) => workDate ?? [])
    .sort();
  const from = deliveryFrom ?? deliveryTo ?? days[0] ?? documentDate;
  const to = deliveryTo ?? deliveryFrom ?? days.at(-1) ?? documentDate;
  return { from, to };
}

/** Countries whose bills always name the day of supply, also where it is that of the bill (§ 14 UStG DE, § 11 UStG AT). */
const tellingCountries: readonly string[] = ['DE', 'AT'];

/** Returns true if the law requires the day of supply on the document. A bill in advance has none yet. */
export function mustTellSupply({ type, billKind, sender }: DocumentSnapshot): boolean {
  const isInvoice = type === 'bill' || type === 'bill_correction';
  return isInvoice && billKind !== 'deposit' && tellingCountries.includes(sender?.country ?? '');
}
