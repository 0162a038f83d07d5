import type { BillableEntry } from '@jahrring/contracts-documents';
import { groupEntries } from './group-entries';

const anEntry = (activityTitle: string, quantity: string, amount: string): BillableEntry => ({
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  workDate: '2026-11-20',
  kind: 'hours',
  employeeId: '01900000-0000-7000-8000-000000000002',
  employeeName: 'Anna Muster',
  activityTitle,
  comment: null,
  quantity,
  unit: 'hour',
  unitPrice: '78.0000',
  vatKey: 'standard',
  amount,
});

it('sums entries by activity, exactly', () => {
  const entries = [
    anEntry('Holzen', '0.100', '7.80'),
    anEntry('Rücken', '1', '92'),
    anEntry('Holzen', '0.200', '15.60'),
  ];
  expect(groupEntries(entries).map(({ title, quantity, amount }) => [title, quantity, amount])).toEqual([
    ['Holzen', '0.300', '23.40'],
    ['Rücken', '1.000', '92.00'],
  ]);
});
