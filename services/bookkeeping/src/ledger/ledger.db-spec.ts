import type { TestClient, TestService } from '@jahrring/testing';
import { aBookkeepingService, deliverBill, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';

describe('the books on screen and as files', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('manager');
    const days = ['2026-09-30', '2026-10-15', '2026-10-31'];
    for (const [n, documentDate] of days.entries()) await deliverBill(app, n + 1, { documentDate });
    const bill = (await clerk.get(`${api}/debtor-items?sort=documentDate`)).body.items[0];
    await clerk.post(`${api}/debtor-payments`, {
      ...{ paidOn: '2026-11-05', amount: '100.00', currency: 'CHF', addressId: ids.debtor },
      allocations: [{ itemId: bill.id, amount: '100.00' }],
    });
  });
  afterEach(() => app.close());

  const numbers = async (filter: string) => {
    const { body } = await clerk.get(`${api}/ledger/journal?sort=number&${filter}`);
    return body.items.map(({ number }: { number: number }) => number);
  };

  it('finds entries by account, period, kind and text', async () => {
    expect(await numbers('filter[account]=1020')).toEqual([4]);
    expect(await numbers('filter[account]=1100')).toEqual([1, 2, 3, 4]);
    expect(await numbers('filter[account]=3400,1020&filter[bookedOn]=2026-10-01..2026-11-30')).toEqual([
      2, 3, 4,
    ]);
    expect(await numbers('filter[source]=payment')).toEqual([4]);
    expect(await numbers('search=2026-0002')).toEqual([2]);
  });

  it('carries balances over', async () => {
    const { body } = await clerk.get(`${api}/ledger/trial-balance?from=2026-11-01&on=2026-11-30`);
    expect(body).toMatchObject({ debit: '100.00', credit: '100.00' });
    expect(body.items).toMatchObject([
      { account: '1020', opening: '0.00', debit: '100.00', balance: '100.00' },
      { account: '1100', opening: '324.30', credit: '100.00', balance: '224.30' },
      { account: '2200', opening: '-24.30', debit: '0.00', credit: '0.00', balance: '-24.30' },
      { account: '3400', opening: '-300.00', balance: '-300.00' },
    ]);
    const pages = ['1', '2'].map((page) =>
      clerk.get(`${api}/ledger/accounts/1100?from=2026-10-01&pageSize=2&page=${page}`),
    );
    const [first, second] = await Promise.all(pages);
    expect(first?.body).toMatchObject({ opening: '108.10', carried: '108.10', closing: '224.30', total: 3 });
    expect(first?.body.items).toMatchObject([{ balance: '216.20' }, { balance: '324.30' }]);
    expect(second?.body).toMatchObject({ opening: '108.10', carried: '324.30', closing: '224.30' });
    expect(second?.body.items).toMatchObject([{ credit: '100.00', balance: '224.30' }]);
  });

  it('tells what was open on a day, as the account of receivables does', async () => {
    const onDay = async (day: string) =>
      (await clerk.get(`${api}/debtor-items/on-day?filter[on]=${day}`)).body;
    expect(await onDay('2026-10-31')).toMatchObject({ total: 3, open: '324.30', ledger: '324.30' });
    const november = await onDay('2026-11-05');
    expect(november).toMatchObject({ on: '2026-11-05', total: 3, open: '224.30', ledger: '224.30' });
    expect(november.items[0]).toMatchObject({ number: '2026-0001', open: '8.10', overdueDays: 0 });
    expect(await onDay('2026-09-29')).toMatchObject({ items: [], total: 0, open: '0.00', ledger: '0.00' });
  });

  it('writes all of it as files', async () => {
    const file = async (path: string) => {
      const { status, text } = await clerk.get(`${api}/${path}`);
      expect(status).toBe(200);
      return text.trim().split(/\r?\n/);
    };
    const journal = await file('ledger-exports/journal/csv?filter[source]=payment');
    expect(journal).toHaveLength(3);
    expect(journal[1]).toContain('1020');
    expect(await file('ledger-exports/trial-balance/csv?on=2026-11-30')).toHaveLength(5);
    const sheet = await file('ledger-exports/accounts/1100/csv?from=2026-10-01&pageSize=1');
    expect(sheet).toHaveLength(5);
    expect(sheet[1]).toContain('108.10');
    expect(await file('debtor-exports/items-on-day/csv?filter[on]=2026-10-31')).toHaveLength(4);
  });
});
