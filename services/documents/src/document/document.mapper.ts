import { isDraft, sourceKinds } from '@jahrring/contracts-documents';
import type {
  DocumentChanged,
  DocumentListItem,
  DocumentView,
  TotalsView,
} from '@jahrring/contracts-documents';
import { documentTotals, inBaseCurrency } from '../record';
import type { DocumentEntity } from '../record';
import { openNet } from './open-net';
import { toPositionViews } from './position.mapper';
import { taxCountry } from './whole-document';
import type { WholeDocument } from './whole-document';

export type { WholeDocument } from './whole-document';

/** A document as a line of the list. Without `figures` for those who may not see prices. */
export function toListItem(document: DocumentEntity, figures: boolean): DocumentListItem {
  const { id, version, type, status, number, title, addressId, recipientName, projectId, projectNumber } =
    document;
  const {
    projectTitle,
    documentDate,
    dueDate,
    validUntil,
    total,
    currency,
    createdAt,
    updatedAt,
    deletedAt,
  } = document;
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
    validUntil,
    total: figures ? total : null,
    openAmount: figures ? document.openAmount : null,
    currency,
    billKind: document.billKind,
    revision: document.revision,
    locked: document.lockedAt !== null,
    exportedAt: document.exportedAt?.toISOString() ?? null,
    archivedAt: document.archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    extra: document.extra ?? {},
  };
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
  return {
    ...toListItem(document, figures),
    termDays: document.termDays,
    termTitle: document.termTitle,
    cashDiscounts: document.cashDiscounts ?? [],
    deliveryFrom: document.deliveryFrom,
    deliveryTo: document.deliveryTo,
    placeOfDelivery: document.placeOfDelivery,
    orderNumber: document.orderNumber,
    postalPlace: document.postalPlace,
    language: document.language,
    introText: document.introText,
    closingText: document.closingText,
    paymentMessage: document.paymentMessage,
    discountPercent: document.discountPercent,
    discountAmount: figures ? document.discountAmount : null,
    surchargePercent: document.surchargePercent,
    surchargeAmount: figures ? document.surchargeAmount : null,
    cashRounding: document.cashRounding,
    vatMode: document.vatMode,
    exchangeRate: document.exchangeRate,
    exchangeRateDate: document.exchangeRateDate,
    baseCurrency: whole.baseCurrency,
    baseTotal: figures ? inBaseCurrency(totals.total, rate) : null,
    debitAccount: document.debitAccount,
    creditAccount: document.creditAccount,
    costCentre: document.costCentre,
    revenueCentre: document.revenueCentre,
    senderId: document.senderId,
    bankAccountId: document.bankAccountId,
    templateId: document.templateId,
    templateVersion: document.templateVersion,
    links: whole.links,
    revisions: whole.revisions,
    taxCountry: taxCountry(whole),
    recipient,
    sender,
    positions: toPositionViews(whole, figures),
    sourceKinds: sourceKinds.filter((kind) => whole.sources.some((source) => source.kind === kind)),
    totals: figures ? totals : null,
    openNet: figures ? openNet(whole) : null,
    reference: document.reference,
    pdfHash: document.pdfHash,
    issuedAt: document.issuedAt?.toISOString() ?? null,
  };
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
