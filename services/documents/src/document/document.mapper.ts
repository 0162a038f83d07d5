import type { Country } from '@jahrring/contracts-common';
import { isDraft } from '@jahrring/contracts-documents';
import type {
  DocumentChanged,
  DocumentListItem,
  DocumentView,
  PositionView,
} from '@jahrring/contracts-documents';
import type { PrintedExtra } from '@jahrring/service-kit';
import type { BilledSourceEntity } from './billed-source.entity';
import type { DocumentEntity } from './document.entity';
import { documentTotals, lineRate } from './document-totals';
import type { PositionEntity } from './position.entity';
import type { DocumentSnapshot } from '../pdf/document-snapshot';
import type { PrintSettings } from '../settings/print-settings';

/** Everything that belongs to one document. */
export interface WholeDocument {
  document: DocumentEntity;
  positions: PositionEntity[];
  sources: BilledSourceEntity[];
  /** Of a draft as the records stand now, of an issued document as they stood. */
  recipient: DocumentSnapshot['recipient'];
  sender: DocumentSnapshot['sender'];
  /** The licence's own fields as they are printed. */
  extra: PrintedExtra[];
  /** Of a draft; an issued document keeps its own in the snapshot. */
  printing: PrintSettings | null;
}

/** A document as a line of the list. */
export function toListItem(document: DocumentEntity): DocumentListItem {
  const { id, version, type, status, number, title, addressId, recipientName, projectId, projectNumber } =
    document;
  const { projectTitle, documentDate, dueDate, total, currency, createdAt, updatedAt, deletedAt } = document;
  return {
    id,
    version,
    type,
    status,
    number,
    title,
    addressId,
    recipientName,
    projectId,
    projectNumber,
    projectTitle,
    documentDate,
    dueDate,
    total,
    currency,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    extra: document.extra ?? {},
  };
}

/** A document with its lines and totals. */
export function toDocumentView(whole: WholeDocument): DocumentView {
  const { document, recipient, sender } = whole;
  const country = taxCountry(whole);
  const { lines, ...totals } = documentTotals(document, whole.positions, country);
  const frozen = document.snapshot;
  const counts = countSources(whole.sources);
  return {
    ...toListItem(document),
    termDays: document.termDays,
    termTitle: document.termTitle,
    deliveryFrom: document.deliveryFrom,
    deliveryTo: document.deliveryTo,
    placeOfDelivery: document.placeOfDelivery,
    orderNumber: document.orderNumber,
    language: document.language,
    introText: document.introText,
    closingText: document.closingText,
    paymentMessage: document.paymentMessage,
    discountPercent: document.discountPercent,
    cashRounding: document.cashRounding,
    taxCountry: country,
    recipient,
    sender,
    positions: whole.positions.map((position, index) => ({
      ...toPositionView(position, counts.get(position.id) ?? 0),
      vatRate: frozen ? (frozen.positions[index]?.vatRate ?? null) : lineRate(position, document, country),
      amount: frozen ? (frozen.positions[index]?.amount ?? null) : (lines[index] ?? null),
    })),
    totals: frozen ? frozen.totals : totals,
    reference: document.reference,
    pdfHash: document.pdfHash,
    issuedAt: document.issuedAt?.toISOString() ?? null,
  };
}

/** What other services hear of a document. */
export function toDocumentChanged(document: DocumentEntity): DocumentChanged {
  return {
    id: document.id,
    type: document.type,
    status: document.status,
    number: document.number ?? undefined,
    title: document.title,
    documentDate: document.documentDate,
    dueDate: isDraft(document) ? undefined : (document.dueDate ?? undefined),
    projectId: document.projectId ?? undefined,
    addressId: document.addressId ?? undefined,
    total: document.total,
    currency: document.currency,
    deleted: document.deletedAt !== null,
  };
}

/** Country whose VAT applies: the sender's. */
export function taxCountry({ sender }: Pick<WholeDocument, 'sender'>): Country {
  return sender?.country ?? 'CH';
}

function toPositionView(
  position: PositionEntity,
  sourceCount: number,
): Omit<PositionView, 'vatRate' | 'amount'> {
  const { id, kind, text, workDate, quantity, unit, unitPrice, discountPercent, vatKey } = position;
  return {
    id,
    kind,
    text,
    workDate,
    quantity,
    unit,
    unitPrice,
    discountPercent,
    vatKey,
    sourceKind: sourceCount > 0 ? 'time' : null,
    sourceCount,
  };
}

function countSources(sources: readonly BilledSourceEntity[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { positionId } of sources) counts.set(positionId, (counts.get(positionId) ?? 0) + 1);
  return counts;
}
