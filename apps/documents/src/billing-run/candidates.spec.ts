import type { BillingCandidate } from '@jahrring/contracts-documents';
import { keyOf, leftOut, sumByCurrency } from './candidates';

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

it('does not bill unseen what comes into a view after somebody has chosen in it', () => {
  const [first, second, later] = ['1', '2', '3'].map((id) => aCandidate({ id })) as [
    BillingCandidate,
    BillingCandidate,
    BillingCandidate,
  ];
  const choice = {
    left: new Set([keyOf(second)]),
    seen: new Set([first, second].map(keyOf)),
    scope: 'ready',
  };
  expect([...leftOut([first, second, later], choice, 'ready')]).toEqual([second, later].map(keyOf));
  expect([...leftOut([first, second, later], choice, 'all')]).toEqual([keyOf(second)]);
  expect([...leftOut([first, second, later], null, 'all')]).toEqual([]);
});
