import { findStep, isDraft, type DocumentListItem } from '@jahrring/contracts-documents';

/** Actions on several documents at once. */
export const bulkActs = [
  'lock',
  'unlock',
  'export',
  'unexport',
  'archive',
  'delete',
  'restore',
  'collect',
  'send',
  'zip',
] as const;
export type BulkAct = (typeof bulkActs)[number];

const fits: Readonly<Record<BulkAct, (document: DocumentListItem) => boolean>> = {
  lock: ({ locked, deletedAt }) => !locked && deletedAt === null,
  unlock: ({ locked, deletedAt }) => locked && deletedAt === null,
  export: (document) => !isDraft(document) && document.exportedAt === null,
  unexport: ({ exportedAt }) => exportedAt !== null,
  archive: ({ type, status, locked }) => !locked && findStep(type, status, 'ARCH') !== undefined,
  delete: (document) => isDraft(document) && !document.locked && document.deletedAt === null,
  restore: ({ deletedAt }) => deletedAt !== null,
  collect: ({ type, status }) => type === 'delivery_note' && (status === 'DONE' || status === 'PACH'),
  send: (document) => !isDraft(document) && document.deletedAt === null,
  zip: ({ deletedAt }) => deletedAt === null,
};

/** The documents an act is for; the others stay as they are. */
export function fitting(act: BulkAct, documents: readonly DocumentListItem[]): DocumentListItem[] {
  return documents.filter(fits[act]);
}

/** Action that undoes an action; undefined if there is none. */
export const undoOf: Readonly<Partial<Record<BulkAct, BulkAct>>> = {
  lock: 'unlock',
  unlock: 'lock',
  export: 'unexport',
  unexport: 'export',
  delete: 'restore',
};
