import type { BillingCandidate } from '@jahrring/contracts-documents';
import { sumByCurrency } from './candidates';

const aCandidate = (change: Partial<BillingCandidate>): BillingCandidate => ({
  source: 'project',
  id: '01900000-0000-7000-8000-000000000001',
  number: 'P241',
  title: 'Holzschlag',
  projectId: null,
  recipientName: null,
  lines: 3,
  bills: 1,
  from: null,
  to: null,
  net: '100.00',
  total: '108.10',
  currency: 'CHF',
  problems: [],
  ...change,
});

it('sums what is chosen by currency', () => {
  const chosen = [
    aCandidate({ net: '0.10', total: '0.11' }),
    aCandidate({ net: '0.20', total: '0.22' }),
    aCandidate({ currency: 'EUR' }),
  ];
  expect(sumByCurrency(chosen)).toEqual([
    { currency: 'CHF', count: 2, net: '0.30', total: '0.33' },
    { currency: 'EUR', count: 1, net: '100.00', total: '108.10' },
  ]);
});
