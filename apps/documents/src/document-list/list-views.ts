import { addDays } from '@jahrring/contracts-common';
import type { DocumentStatus, DocumentType } from '@jahrring/contracts-documents';

/** Filters of the list that belong together, as they stand in the address. */
export interface ListView {
  id: string;
  filter: Readonly<Record<string, string>>;
  deleted?: boolean;
}

const drafts: ListView = { id: 'draft', filter: { status: 'PREP' } };
const archived: ListView = { id: 'archived', filter: { status: 'ARCH' } };
const byStatus = (...statuses: DocumentStatus[]): ListView[] =>
  statuses.map((status) => ({ id: status, filter: { status } }));

/** The views people look for, by type; their words are `view.…` or those of the status. */
const viewsOf: Readonly<Record<DocumentType | 'all', (today: string) => ListView[]>> = {
  all: () => [
    drafts,
    { id: 'open', filter: { status: 'OFFR,CONF,DONE,PACH,CHRG,PCAN' } },
    { id: 'settled', filter: { status: 'PAID,REJC,CANC' } },
    archived,
  ],
  offer: () => [drafts, ...byStatus('OFFR', 'CONF', 'REJC'), archived],
  order_confirmation: () => [drafts, ...byStatus('CONF', 'PACH', 'CHRG'), archived],
  delivery_note: () => [drafts, ...byStatus('DONE', 'PACH', 'CHRG'), archived],
  bill: (today) => [
    drafts,
    // PCAN is open again: its payment was taken back.
    { id: 'open', filter: { status: 'CHRG,PCAN' } },
    { id: 'overdue', filter: { status: 'CHRG,PCAN', dueDate: `..${addDays(today, -1)}` } },
    ...byStatus('PAID', 'CANC'),
    archived,
  ],
  bill_correction: () => [drafts, ...byStatus('CHRG'), archived],
  letter: () => [drafts, ...byStatus('DONE'), archived],
  project_sheet: () => [drafts, ...byStatus('DONE'), archived],
};

/** The views of one type, everything first, the deleted ones last. */
export function listViews(type: DocumentType | 'all', today: string): ListView[] {
  return [{ id: 'all', filter: {} }, ...viewsOf[type](today), { id: 'deleted', filter: {}, deleted: true }];
}

/** The view a list shows: the one whose filters are exactly those set, apart from the type and what is searched. */
export function activeView(
  views: readonly ListView[],
  filter: Readonly<Record<string, string>>,
  deleted: boolean,
): ListView | undefined {
  return views.find(
    (view) =>
      (view.deleted ?? false) === deleted &&
      viewFields.every((field) => (view.filter[field] ?? '') === (filter[field] ?? '')),
  );
}

/** The filters with another view's in the place of this one's. */
export function filterOfView(
  view: ListView,
  filter: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept = Object.entries(filter).filter(([field]) => !viewFields.includes(field));
  return { ...Object.fromEntries(kept), ...view.filter };
}

const viewFields: readonly string[] = ['status', 'dueDate'];
