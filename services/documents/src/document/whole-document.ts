import type { Country, Currency } from '@jahrring/contracts-common';
import type { DocumentLink, Party, RevisionView } from '@jahrring/contracts-documents';
import type { PrintedExtra } from '@jahrring/service-kit';
import type { DocumentSnapshot } from '../snapshot';
import type { PrintSettings } from '../settings';
import type { BilledSourceEntity, DocumentEntity, PositionEntity } from '../record';

/** Everything that belongs to one document. */
export interface WholeDocument {
  document: DocumentEntity;
  positions: PositionEntity[];
  sources: BilledSourceEntity[];
  /** Of a draft as the records stand now, of an issued document as they stood. */
  recipient: DocumentSnapshot['recipient'];
  sender: DocumentSnapshot['sender'];
  /** Of a delivery note whose customer wants deliveries elsewhere. */
  deliveryAddress: Party | null;
  /** The licence's own fields as they are printed. */
  extra: PrintedExtra[];
  /** Of a draft; an issued document keeps its own in the snapshot. */
  printing: PrintSettings | null;
  links: DocumentLink[];
  revisions: RevisionView[];
  /** Quantities that follow-ups have used of each position. */
  taken: ReadonlyMap<string, readonly string[]>;
  baseCurrency: Currency;
}

/** Country whose VAT applies: the sender's. */
export function taxCountry({ sender }: Pick<WholeDocument, 'sender'>): Country {
  return sender?.country ?? 'CH';
}
