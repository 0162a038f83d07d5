import { daysBetween, mondayOf } from '@jahrring/contracts-common';
import type { DocumentChanged } from '@jahrring/contracts-documents';
import { evaluatedTypes } from '@jahrring/contracts-evaluations';
import type { NewRecord } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import { centsOf } from '../fact';
import type { DocumentFactEntity } from './document-fact.entities';

export type DocumentFact = NewRecord<DocumentFactEntity>;

const bills: ReadonlySet<string> = new Set(['bill', 'bill_correction']);
/** Offers that the customer has said yes, and no, to. One that was withdrawn is neither. */
const won: ReadonlySet<string> = new Set(['CONF']);
const lost: ReadonlySet<string> = new Set(['REJC']);

/**
 * Returns the amounts that a document offered or billed, by project; nothing for drafts, deleted ones, and types
 * without amounts. Its open amount is divided in the same way as its net sum.
 * @param outcome its status, or the last one before it was archived
 * @param paidOn day of the last payment
 */
export function documentFacts(
  document: DocumentChanged,
  { outcome, paidOn }: { outcome: string; paidOn: string | null },
): DocumentFact[] {
  const { id, type, status, number, documentDate, deleted } = document;
  const isEvaluated = (evaluatedTypes as readonly string[]).includes(type);
  if (deleted || number === undefined || documentDate === undefined || !isEvaluated) return [];
  const parts = document.projects?.length ? document.projects : [wholeOf(document)];
  const nets = parts.map(({ net }) => inLicenceCurrency(document, net));
  const open = type === 'bill' ? inLicenceCurrency(document, document.open ?? '0') : 0;
  const opens = sharedOut(open, nets);
  const isPaid = type === 'bill' && outcome === 'PAID' && paidOn !== null;
  const daysToPay = isPaid ? daysBetween(documentDate, paidOn) : null;
  return parts.map(({ projectId }, index): DocumentFact => {
    const first = index === 0 ? 1 : 0;
    const net = nets[index] ?? 0;
    return {
      ...{ documentId: id, type, status, number, title: document.title },
      ...{ documentDate, week: mondayOf(documentDate), month: documentDate.slice(0, 'YYYY-MM'.length) },
      ...{ dueDate: document.dueDate ?? null, projectId: projectId ?? null },
      ...{ addressId: document.addressId ?? null, currency: document.currency },
      ...{ costCentre: document.costCentre ?? null, revenueCentre: document.revenueCentre ?? null },
      revenueCents: bills.has(type) ? net : 0,
      openCents: opens[index] ?? 0,
      offeredCents: type === 'offer' ? net : 0,
      documents: first,
      offers: type === 'offer' ? first : 0,
      won: Number(type === 'offer' && won.has(outcome)),
      lost: Number(type === 'offer' && lost.has(outcome)),
      paid: Number(isPaid),
      daysToPay: Math.max(0, daysToPay ?? 0),
    };
  });
}

/** Returns the net sum less deposits: amounts billed in advance were counted with the bill that charged them. */
function wholeOf({ projectId, net, depositNet }: DocumentChanged): { projectId?: string; net: string } {
  const rest = new Decimal(net ?? 0).minus(depositNet ?? 0).toFixed(2);
  return { ...(projectId ? { projectId } : {}), net: rest };
}

function inLicenceCurrency({ type, exchangeRate }: DocumentChanged, amount: string): number {
  const cents = centsOf(new Decimal(amount).times(exchangeRate ?? 1));
  return type === 'bill_correction' ? -cents : cents;
}

/** Whole hundredths in proportion to the weights, which add up to the amount; equal parts where there are no weights. */
function sharedOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = amount;
  return weights.map((weight, index) => {
    const share = sum === 0 ? 1 / weights.length : weight / sum;
    const part = index === weights.length - 1 ? left : Math.round(amount * share);
    left -= part;
    return part;
  });
}
