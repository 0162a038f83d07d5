import type { EntryEntity } from '../entry-record';

/** Whatever a new entry may leave out: nothing has been done with it yet, and it is no use of an object. */
export const freshEntry = {
  objectId: null,
  priceSource: null,
  quantity: null,
  unit: null,
  counterFrom: null,
  counterTo: null,
  amount: null,
  companyPartId: null,
  recordingMethod: null,
  groupId: null,
  claimedDocumentId: null,
  documentNumber: null,
  claimChangedAt: null,
  seenAt: null,
  confirmedAt: null,
  confirmedBy: null,
  exportedAt: null,
  archivedAt: null,
  needsReview: false,
  late: false,
  scanMetres: null,
  dayReportId: null,
  dayReportNumber: null,
} as const satisfies Partial<EntryEntity>;
