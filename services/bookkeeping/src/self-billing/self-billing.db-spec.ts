import { accountChanged } from '@jahrring/contracts-admin';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { aBookkeepingService, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';
const path = `${api}/self-billings`;
const aPart = (change: object = {}) => ({
  ...{ account: '3400', vatKey: 'standard', rate: '8.1', net: '1000.00', vat: '81.00', ...change },
});
const aDocument = (n: number, change: object = {}) => ({
  ...{ id: testId(`statement ${n}`), addressId: ids.other, number: `GS-${n}`, title: 'Rundholz Oktober' },
  ...{ documentDate: '2026-10-31', dueDate: '2026-11-15', parts: [aPart()], ...change },
});

describe('documents of customers in place of our bills', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('admin');
    for (const number of ['3400', '3410']) {
      const account = { id: testId(number), number, title: number, kind: 'income' as const, vatKey: null };
      await app.deliver(accountChanged, { ...account, active: true, deleted: false });
    }
  });
  afterEach(() => app.close());

  const record = (n: number, change: object = {}) => clerk.post(path, aDocument(n, change));
  const cancel = (n: number, by = 1) =>
    clerk.post(`${path}/${testId(`statement ${n}`)}/cancellation`, {
      ...{ id: testId(`counter ${n} ${by}`), reason: 'Vom Sägewerk widerrufen' },
    });
  const balances = async (...accounts: string[]): Promise<string[]> => {
    const { body } = await clerk.get(`${api}/ledger/trial-balance`);
    const of = (account: string) => body.items.find((line: { account: string }) => line.account === account);
    return accounts.map((account) => of(account)?.balance ?? '0.00');
  };
  const pay = (amount: string, itemId: string) =>
    clerk.post(`${api}/debtor-payments`, {
      ...{ paidOn: '2026-11-18', amount, currency: 'CHF', addressId: ids.other },
      allocations: [{ itemId, amount }],
    });
  const figures = async () => {
    const quarter = { fromDay: '2026-10-01', toDay: '2026-12-31' };
    const { body } = await clerk.post(`${api}/vat-returns/calculation`, quarter);
    return Object.fromEntries(
      body.figures.map(({ code, base, tax }: Record<string, string>) => [code, tax ?? base]),
    );
  };

  it('are open items: booked part by part, declared, paid, and reminded of', async () => {
    const parts = [
      aPart(),
      aPart({ account: '3410', vatKey: 'exempt', rate: '0', net: '500.00', vat: '0.00' }),
    ];
    const { status, body } = await record(1, { parts });
    expect([status, body.kind, body.amount, body.open]).toEqual([201, 'self_billing', '1581.00', '1581.00']);
    expect((await record(1, { parts })).body.version).toBe(1);
    expect(await balances('1100', '3400', '3410', '2200')).toEqual([
      '1581.00',
      '-1000.00',
      '-500.00',
      '-81.00',
    ]);
    expect(await figures()).toMatchObject({ '200': '1500.00', '303': '81.00', '500': '81.00' });
    const { body: proposal } = await clerk.get(`${api}/dunning/proposal?asOf=2026-11-30`);
    expect(proposal.letters).toMatchObject([{ addressId: ids.other, total: '1581.00' }]);
    await pay('581.00', body.id);
    const { body: list } = await clerk.get(`${api}/debtor-items?filter[kind]=self_billing`);
    expect(list.items).toMatchObject([{ number: 'GS-1', open: '1000.00', overdueDays: 5 }]);
  });

  it('are taken back as a whole; what was paid of them is the customer’s credit', async () => {
    const { body: item } = await record(1);
    await pay('81.00', item.id);
    const { body: counter } = await cancel(1);
    expect(counter).toMatchObject({ amount: '-1081.00', open: '-81.00', correctsId: item.id });
    expect(await balances('1100', '3400', '2200', '1020')).toEqual(['-81.00', '0.00', '0.00', '81.00']);
    expect(await figures()).toMatchObject({ '200': '0.00' });
    expect((await cancel(1)).body.id).toBe(counter.id);
    expect((await cancel(1, 2)).body.code).toBe('SELF_BILLING_STATE');
    const { body: open } = await clerk.get(`${api}/debtor-items?filter[isOpen]=true`);
    expect(open.items).toMatchObject([{ id: counter.id }]);
  });

  it('are the same in a return of what was received', async () => {
    const { version, ...settings } = (await clerk.get(`${api}/vat-settings`)).body;
    const received = { ...settings, consideration: 'received' };
    expect((await clerk.put(`${api}/vat-settings`, received, { ifMatch: version })).status).toBe(200);
    const { body: item } = await record(1);
    expect((await figures())['303'] ?? '0.00').toBe('0.00');
    await pay('540.50', item.id);
    expect((await figures())['303']).toBe('40.50');
    await record(2);
    await cancel(2);
    expect((await figures())['303']).toBe('40.50');
  });

  it.each([
    ['no parts', { parts: [] }, 'parts'],
    ['an account that is not in the chart', { parts: [aPart({ account: '9999' })] }, 'parts.0.account'],
    ['a sum of nothing', { parts: [aPart({ net: '0.00', vat: '0.00' })] }, 'parts'],
    ['more than a column holds', { parts: [aPart({ net: '99999999999.00' })] }, 'parts'],
    ['a due date before its own', { dueDate: '2026-10-30' }, 'dueDate'],
    ['tax that somebody else owes', { parts: [aPart({ vatKey: 'reverse' })] }, 'parts.0.vatKey'],
  ])('are refused with %s', async (_what, change, field) => {
    const { status, body } = await record(1, change);
    expect([status < 500, body.fields?.[0]?.field]).toEqual([true, field]);
    expect(await balances('1100')).toEqual(['0.00']);
  });

  it('are recorded once under a number, by twenty at once too', async () => {
    const same = Array.from({ length: 20 }, (_, n) => record(n, { number: 'GS-1' }));
    const answers = await Promise.all(same);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await balances('1100')).toEqual(['1081.00']);
    expect((await clerk.post(path, aDocument(30, { addressId: testId('nobody') }))).status).toBe(404);
  });
});
