import { costKinds, type CostKind } from '@jahrring/contracts-projects';
import type { SupplierBillChanged } from '@jahrring/contracts-bookkeeping';
import type { DocumentChanged } from '@jahrring/contracts-documents';
import type { EntryChanged } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';
import type { LineKind, LineSource, LineValues } from '../cost-line';

const none = {
  day: null,
  employeeId: null,
  objectId: null,
  companyPartId: null,
  seconds: 0,
  quantity: null,
  unit: null,
  value: null,
  cost: null,
  costCentre: null,
  revenueCentre: null,
  title: null,
  status: null,
} as const;

/** Kinds of which the entry itself says what was spent. */
const spent: ReadonlySet<string> = new Set(['expenses', 'externals']);

/** A recorded entry as a line; kinds that come later count as other costs. */
export function lineOfEntry(entry: EntryChanged): LineValues {
  const kind = entry.kind ?? 'hours';
  return {
    ...none,
    kind: costKinds.find((known) => known === kind) ?? 'other',
    projectId: entry.projectId,
    day: entry.workDate,
    employeeId: entry.employeeId,
    objectId: (kind === 'hours' ? entry.activityId : entry.objectId) ?? null,
    companyPartId: entry.companyPartId ?? null,
    seconds: entry.seconds,
    quantity: entry.quantity ?? null,
    unit: entry.unit ?? null,
    value: entry.amount ?? null,
    cost: spent.has(kind) ? (entry.amount ?? null) : null,
    billable: entry.billable,
    deleted: entry.deleted,
  };
}

const kinds: Partial<Record<DocumentChanged['type'], Exclude<LineKind, CostKind>>> = {
  offer: 'offered',
  order_confirmation: 'planned',
  bill: 'income',
  bill_correction: 'income',
};

/**
 * Returns the cost lines of a document for each of its projects, in the licence's currency without VAT; nothing for
 * letters and the like.
 */
export function linesOfDocument(
  document: DocumentChanged,
): { source: LineSource; values: LineValues }[] | null {
  const kind = kinds[document.type];
  if (!kind) return null;
  const parts = document.projects?.length ? document.projects : [wholeOf(document)];
  return parts.map(({ projectId, net }) => ({
    source: {
      sourceKind: 'document',
      sourceId: `${document.id}:${projectId ?? ''}`,
      documentId: document.id,
      billed: document.number !== undefined,
    },
    values: {
      ...none,
      kind,
      projectId: projectId ?? null,
      day: document.documentDate ?? null,
      value: inLicenceCurrency(document, net),
      costCentre: document.costCentre ?? null,
      revenueCentre: document.revenueCentre ?? null,
      status: document.status,
      billable: false,
      deleted: document.deleted,
    },
  }));
}

/** Returns the net sum less deposits: amounts billed in advance were counted with the bill that charged them. */
function wholeOf({ projectId, net, depositNet }: DocumentChanged): { projectId?: string; net: string } {
  const rest = new Decimal(net ?? 0).minus(depositNet ?? 0).toFixed(2);
  return { ...(projectId ? { projectId } : {}), net: rest };
}

function inLicenceCurrency({ type, exchangeRate }: DocumentChanged, net: string): string {
  const amount = new Decimal(net).times(exchangeRate ?? 1);
  return (type === 'bill_correction' ? amount.negated() : amount).toFixed(2);
}

/** Returns the costs of a supplier's bill for each of its projects: work and goods of others. */
export function linesOfSupplierBill(bill: SupplierBillChanged): { source: LineSource; values: LineValues }[] {
  return bill.costs.map(({ projectId, objectId, costCentre, cost }, index) => ({
    source: { sourceKind: 'supplier', sourceId: `${bill.id}:${index}`, documentId: bill.id },
    values: {
      ...none,
      ...{ kind: 'externals', projectId, objectId, costCentre, cost, day: bill.documentDate },
      title: `${bill.supplierName}: ${bill.number}`,
      ...{ billable: false, deleted: bill.deleted },
    },
  }));
}
