import { proposeShares } from './propose-shares';
import type { PayableItem } from './propose-shares';

const item = (id: string, open: string, dueDate: string): PayableItem => ({
  ...{ id, open, dueDate, documentDate: '2026-11-01' },
  cashDiscounts: [{ days: 10, percent: '2' }],
});
const items = [item('new', '200.00', '2026-12-01'), item('old', '100.00', '2026-11-20')];
const shares = (amount: string, day = '2026-11-11') =>
  proposeShares(items, amount, day).map(({ itemId, ...share }) => [itemId, share.amount, share.cashDiscount]);

describe('what a payment is proposed for', () => {
  it('is the bill of the same amount, whichever is older', () => {
    expect(shares('200.00')).toEqual([['new', '200.00', '0.00']]);
  });

  it('is a bill less its cash discount within its days', () => {
    expect(shares('196.00')).toEqual([['new', '196.00', '4.00']]);
    expect(shares('196.00', '2026-11-12')).toEqual([
      ['old', '100.00', '0.00'],
      ['new', '96.00', '0.00'],
    ]);
  });

  it('is the oldest bill first, and nothing for what is left over', () => {
    expect(shares('150.00')).toEqual([
      ['old', '100.00', '0.00'],
      ['new', '50.00', '0.00'],
    ]);
    expect(shares('350.00')).toEqual([
      ['old', '100.00', '0.00'],
      ['new', '200.00', '0.00'],
    ]);
    expect(proposeShares([], '10.00', '2026-11-11')).toEqual([]);
  });
});
