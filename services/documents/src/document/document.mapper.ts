import {
  documentListItem,
  documentView,
  isDraft,
  sourceKinds,
  type DocumentChanged,
  type DocumentListItem,
  type DocumentView,
  type TotalsView,
} from '@jahrring/contracts-documents';
import { viewOf } from '@jahrring/service-kit';
import { documentTotals, inBaseCurrency, type DocumentEntity } from '../record';
import { openNet } from './open-net';
import { toPositionViews } from './position.mapper';
import { taxCountry, type WholeDocument } from './whole-document';

export type { WholeDocument } from './whole-document';

/** A document as a line of the list. Without `figures` for those who may not see prices. */
export function toListItem(document: DocumentEntity, figures: boolean): DocumentListItem {
  return viewOf(documentListItem, document, {
    total: figures ? document.total : null,
    openAmount: figures ? document.openAmount : null,
    locked: document.lockedAt !== null,
    extra: document.extra ?? {},
  });
}

/** Totals of a document: of an issued one as they were frozen. */
export function totalsOf(whole: WholeDocument): TotalsView {
  const { document, positions } = whole;
  return document.snapshot?.totals ?? documentTotals(document, positions, taxCountry(whole));
}

/** A document with its lines and totals. Without `figures` for those who may not see prices. */
export function toDocumentView(whole: WholeDocument, figures: boolean): DocumentView {
  const { document, recipient, sender } = whole;
  const totals = totalsOf(whole);
  const rate = document.currency === whole.baseCurrency ? '1' : document.exchangeRate;
  return viewOf(documentView, document, {
    ...toListItem(document, figures),
    cashDiscounts: document.cashDiscounts ?? [],
    discountAmount: figures ? document.discountAmount : null,
    surchargeAmount: figures ? document.surchargeAmount : null,
    baseCurrency: whole.baseCurrency,
    baseTotal: figures ? inBaseCurrency(totals.total, rate) : null,
    links: whole.links,
    revisions: whole.revisions,
    taxCountry: taxCountry(whole),
    recipient,
    sender,
    positions: toPositionViews(whole, figures),
    sourceKinds: sourceKinds.filter((kind) => whole.sources.some((source) => source.kind === kind)),
    totals: figures ? totals : null,
    openNet: figures ? openNet(whole) : null,
  });
}

/** Returns the event that other services receive about a document. */
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
    open: document.openAmount ?? undefined,
    deleted: document.deletedAt !== null,
    previousStatus: document.previousStatus ?? undefined,
    billKind: document.billKind ?? undefined,
    net: document.net ?? undefined,
    depositNet: document.snapshot?.totals.deposits?.net,
    costCentre: document.costCentre ?? undefined,
    revenueCentre: document.revenueCentre ?? undefined,
    exchangeRate: document.exchangeRate ?? undefined,
  };
}
