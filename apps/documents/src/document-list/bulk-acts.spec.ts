import type { DocumentListItem } from '@jahrring/contracts-documents';
import { bulkActs, fitting } from './bulk-acts';

const aDocument = (change: Partial<DocumentListItem> = {}): DocumentListItem => ({
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  type: 'bill',
  status: 'PREP',
  number: null,
  title: 'Holzen',
  addressId: null,
  recipientName: null,
  projectId: null,
  projectNumber: null,
  projectTitle: null,
  documentDate: '2026-11-20',
  dueDate: null,
  validUntil: null,
  openAmount: null,
  total: '100.00',
  currency: 'CHF',
  billKind: null,
  revision: 0,
  locked: false,
  exportedAt: null,
  archivedAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  deletedAt: null,
  extra: {},
  ...change,
});
const actsFor = (change: Partial<DocumentListItem>) =>
  bulkActs.filter((act) => fitting(act, [aDocument(change)]).length > 0);

describe('what can be done with a document of the list', () => {
  it('goes by its state', () => {
    expect(actsFor({})).toEqual(['lock', 'delete', 'zip']);
    expect(actsFor({ status: 'CHRG' })).toEqual(['lock', 'export', 'send', 'zip']);
    expect(actsFor({ status: 'PAID', exportedAt: '2026-11-20T08:00:00.000Z' })).toEqual([
      'lock',
      'unexport',
      'archive',
      'send',
      'zip',
    ]);
    expect(actsFor({ type: 'delivery_note', status: 'DONE', locked: true })).toEqual([
      'unlock',
      'export',
      'collect',
      'send',
      'zip',
    ]);
    expect(actsFor({ deletedAt: '2026-11-20T08:00:00.000Z' })).toEqual(['restore']);
  });
});
