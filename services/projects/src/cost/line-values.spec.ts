import type { SupplierBillChanged } from '@jahrring/contracts-bookkeeping';
import type { DocumentChanged } from '@jahrring/contracts-documents';
import { costKinds } from '@jahrring/contracts-projects';
import { entryKinds, type EntryChanged } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { lineOfEntry, linesOfDocument, linesOfSupplierBill } from './line-values';

const anEntry = (change: Partial<EntryChanged> = {}): EntryChanged => ({
  ...{ id: 'entry', employeeId: 'ruth', projectId: 'wood', workDate: '2026-11-10', seconds: 3600, billable: true },
  ...{ deleted: false, amount: '90.00' },
  ...change,
}); // oxfmt-ignore
const aDocument = (change: Partial<DocumentChanged> = {}): DocumentChanged =>
  ({
    ...{
      id: 'bill',
      type: 'bill',
      status: 'OPEN',
      deleted: false,
      documentDate: '2026-11-20',
      projectId: 'wood',
    },
    ...{ number: 'R-1', net: '1000.00' },
    ...change,
  }) as DocumentChanged;
const values = (change: Partial<DocumentChanged>) =>
  linesOfDocument(aDocument(change))?.map(({ values: { projectId, value } }) => [projectId, value]);

describe('a recorded entry as a line', () => {
  it('is hours with what they are charged at, and costs what the rates say', () => {
    expect(lineOfEntry(anEntry({ activityId: 'felling', objectId: 'x' }))).toMatchObject({
      ...{ kind: 'hours', projectId: 'wood', day: '2026-11-10', objectId: 'felling', seconds: 3600 },
      ...{ value: '90.00', cost: null, billable: true, deleted: false },
    });
  });

  it.each(['expenses', 'externals'] as const)('costs what was spent where it is %s', (kind) => {
    expect(lineOfEntry(anEntry({ kind, amount: '24.50', seconds: 0 }))).toMatchObject({
      kind,
      cost: '24.50',
      value: '24.50',
    });
  });

  it('is of its object where it is no hours', () => {
    const line = lineOfEntry(anEntry({ kind: 'machines', objectId: 'harvester', activityId: 'felling', quantity: '2.500', unit: 'machine_hour' }));
    expect(line).toMatchObject({ objectId: 'harvester', quantity: '2.500', unit: 'machine_hour', cost: null });
  }); // oxfmt-ignore

  it('has a kind that costs know, whatever is recorded', () => {
    for (const kind of entryKinds) expect(costKinds).toContain(lineOfEntry(anEntry({ kind })).kind);
    expect(lineOfEntry(anEntry({ kind: 'drones' as never })).kind).toBe('other');
  });
});

describe('what a document says of its projects', () => {
  it.each([
    ['offer', 'offered'],
    ['order_confirmation', 'planned'],
    ['bill', 'income'],
    ['bill_correction', 'income'],
  ] as const)('%s is %s', (type, kind) => {
    expect(linesOfDocument(aDocument({ type }))?.[0]?.values).toMatchObject({
      kind,
      day: '2026-11-20',
      billable: false,
    });
  });

  it.each(['letter', 'delivery_note', 'reminder'] as const)('%s is nothing', (type) => {
    expect(linesOfDocument(aDocument({ type: type as never }))).toBeNull();
  });

  it('is its sum less what was billed in advance', () => {
    expect(values({ net: '1000.00', depositNet: '300.00' })).toEqual([['wood', '700.00']]);
    expect(values({ net: '300.00', depositNet: '300.00' })).toEqual([['wood', '0.00']]);
    expect(values({ net: undefined })).toEqual([['wood', '0.00']]);
  });

  it('is taken off by a correction, which has a positive sum itself', () => {
    expect(values({ type: 'bill_correction', net: '250.00' })).toEqual([['wood', '-250.00']]);
  });

  it('is shared among its projects where it charges several, as they are told', () => {
    const projects = [
      { projectId: 'wood', net: '600.00' },
      { projectId: 'road', net: '400.00' },
    ];
    expect(values({ projects, depositNet: '100.00' })).toEqual([
      ['wood', '600.00'],
      ['road', '400.00'],
    ]);
    const sources = linesOfDocument(aDocument({ projects }))?.map(({ source }) => source.sourceId);
    expect(new Set(sources).size).toBe(2);
    expect(values({ projects: [] })).toEqual([['wood', '1000.00']]);
  });

  it('is in the money of the licence, half a cent rounded up', () => {
    expect(values({ net: '1000.00', exchangeRate: '0.9435' })).toEqual([['wood', '943.50']]);
    expect(values({ net: '0.50', exchangeRate: '0.93' })).toEqual([['wood', '0.47']]);
    expect(values({ type: 'bill_correction', net: '100.00', exchangeRate: '0.95' })).toEqual([
      ['wood', '-95.00'],
    ]);
  });

  it('counts as charged once the document has its number', () => {
    expect(linesOfDocument(aDocument({}))?.[0]?.source.billed).toBe(true);
    expect(linesOfDocument(aDocument({ number: undefined }))?.[0]?.source.billed).toBe(false);
  });

  it('belongs to no project where it names none, and goes with the document', () => {
    expect(values({ projectId: undefined })).toEqual([[null, '1000.00']]);
    expect(linesOfDocument(aDocument({ deleted: true }))?.[0]?.values.deleted).toBe(true);
  });

  it('comes to nothing with its correction, whatever its sum and rate', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 }).map((one) => (one / 100).toFixed(2));
    const rate = fc.integer({ min: 1, max: 99_999 }).map((one) => (one / 10_000).toFixed(4));
    fc.assert(
      fc.property(cents, rate, (net, exchangeRate) => {
        const [bill, correction] = (['bill', 'bill_correction'] as const).map((type) => Number(values({ type, net, exchangeRate })?.[0]?.[1]));
        expect((bill ?? 0) + (correction ?? 0)).toBeCloseTo(0, 6);
      }),
    );
  }); // oxfmt-ignore
});

it('a supplier’s bill costs each of its projects its part, under one name', () => {
  const bill = {
    ...{
      id: 'supplied',
      number: 'L-77',
      supplierName: 'Forst AG',
      documentDate: '2026-11-05',
      deleted: false,
    },
    costs: [
      { projectId: 'wood', objectId: null, costCentre: '410', cost: '500.00' },
      { projectId: 'road', objectId: 'gravel', costCentre: null, cost: '120.00' },
    ],
  } as unknown as SupplierBillChanged;
  const lines = linesOfSupplierBill(bill);
  expect(lines.map(({ source }) => source.sourceId)).toEqual(['supplied:0', 'supplied:1']);
  expect(
    lines.map(({ values: line }) => [line.projectId, line.cost, line.costCentre, line.value, line.billable]),
  ).toEqual([
    ['wood', '500.00', '410', null, false],
    ['road', '120.00', null, null, false],
  ]);
  expect(lines[0]?.values).toMatchObject({ kind: 'externals', title: 'Forst AG: L-77', day: '2026-11-05' });
});
