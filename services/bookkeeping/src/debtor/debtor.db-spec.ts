import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { aBookkeepingService, deliverBill, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';

const plain = { creditLimit: null, exceedsLimit: false, dunningLevel: 0, block: null };

describe('debtors', () => {
  let app: TestService;
  let manager: TestClient;
  const bill = (n: number) => testId(`bill ${n}`);
  const pay = (amount: string, allocations: object[] = [], more: object = {}) =>
    manager.post(`${api}/debtor-payments`, {
      ...{ paidOn: '2026-11-18', amount, currency: 'CHF', addressId: ids.debtor, allocations, ...more },
    });

  beforeEach(async () => {
    app = await aBookkeepingService();
    manager = app.as('manager');
    await deliverBill(app, 1, { dueDate: '2026-11-30' });
    await deliverBill(app, 2, { dueDate: '2026-11-01' });
    await deliverBill(app, 3, { dueDate: '2026-06-30' });
    const other = { addressId: ids.other, recipientName: 'Sägewerk Burgdorf AG', dueDate: '2026-11-19' };
    await deliverBill(app, 4, other);
  });
  afterEach(() => app.close());

  it('are listed with what is open, overdue by age, and in credit', async () => {
    await pay('500.00', [], { addressId: ids.other });
    const { body } = await manager.get(`${api}/debtors?sort=-overdue`);
    expect(body).toEqual({
      total: 2,
      items: [
        {
          ...{ id: ids.debtor, name: 'Gemeinde Trub', open: '324.30', overdue: '216.20', credit: '0.00' },
          ...{ spans: ['108.10', '0.00', '0.00', '108.10'], oldestDueDate: '2026-06-30', ...plain },
        },
        {
          ...{ id: ids.other, name: 'Sägewerk Burgdorf AG', open: '108.10', overdue: '108.10' },
          ...{ credit: '500.00', spans: ['108.10', '0.00', '0.00', '0.00'], oldestDueDate: '2026-11-19' },
          ...plain,
        },
      ],
    });
    const found = await manager.get(`${api}/debtors?search=saegewerk&sort=name`);
    expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([ids.other]);
    const second = await manager.get(`${api}/debtors?sort=name&page=2&pageSize=1`);
    const beyond = (await manager.get(`${api}/debtors?page=9`)).body;
    expect([beyond.items, beyond.total]).toEqual([[], second.body.total]);
    expect([second.body.total, second.body.items[0].id]).toEqual([2, ids.other]);
  });

  it('have items that are filtered by what is open and tell how long they are overdue', async () => {
    await pay('108.10', [{ itemId: bill(2), amount: '108.10' }]);
    const open = await manager.get(`${api}/debtor-items?filter[isOpen]=true&filter[addressId]=${ids.debtor}`);
    expect(
      open.body.items.map((item: Record<string, unknown>) => [item['number'], item['overdueDays']]),
    ).toEqual([
      ['2026-0003', 143],
      ['2026-0001', 0],
    ]);
    const { body } = await manager.get(`${api}/debtors/${ids.debtor}`);
    expect(body).toMatchObject({ name: 'Gemeinde Trub', open: '216.20', daysToPay: 18, currency: 'CHF' });
  });

  it('pay many at the same moment, and none is told to try again', async () => {
    const paid = (n: number) => ({
      ...{ paidOn: '2026-11-18', amount: '1.00', currency: 'CHF', addressId: ids.debtor, allocations: [] },
      id: testId(`payment ${n}`),
    });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        manager.post(`${api}/debtor-payments`, paid(n), { key: testId(`key ${n}`) }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const listed = await manager.get(`${api}/debtor-payments?filter[addressId]=${ids.debtor}&pageSize=all`);
    expect(listed.body.total).toBe(40);
  });

  it('pay by hand, and it is taken back, both as one act each', async () => {
    const id = testId('payment');
    const allocations = [{ itemId: bill(1), amount: '100.00', cashDiscount: '2.00' }];
    const first = await pay('110.00', allocations, { id });
    expect(first.body).toMatchObject({ id, direction: 'in', onAccount: '10.00', account: '1020' });
    expect((await pay('110.00', allocations, { id })).body.id).toBe(id);
    const cash = await pay('1.00', [{ itemId: bill(1), amount: '1.00' }], { source: 'cash' });
    expect(cash.body.account).toBe('1000');
    const back = await manager.post(`${api}/debtor-payments/${id}/reversal`, { on: '2026-11-19' });
    expect(back.body).toMatchObject({ direction: 'out', amount: '110.00', reversesId: id });
    const listed = await manager.get(`${api}/debtor-payments?filter[addressId]=${ids.debtor}`);
    const seen = listed.body.items.find((payment: { id: string }) => payment.id === id);
    expect(seen).toMatchObject({
      reversed: true,
      allocations: [{ itemNumber: '2026-0001', amount: '100.00' }],
    });
    const again = await manager.post(`${api}/debtor-payments/${id}/reversal`, { on: '2026-11-19' });
    expect([again.status, again.body.code]).toEqual([409, 'PAYMENT_REVERSED']);
  });

  it('have figures as a whole: by age, and month by month', async () => {
    await pay('100.00', [{ itemId: bill(3), amount: '100.00' }]);
    await deliverBill(app, 5, {
      ...{ type: 'bill_correction', total: '-10.00', documentDate: '2026-11-02' },
      vat: [{ vatKey: 'standard', rate: '8.1', net: '-9.25', vat: '-0.75' }],
    });
    const { body } = await manager.get(`${api}/debtor-figures`);
    expect(body).toMatchObject({
      ...{ currency: 'CHF', open: '332.40', overdue: '224.30', credit: '10.00' },
      ...{ spans: ['216.20', '0.00', '0.00', '8.10'], daysOutstanding: 287 },
    });
    expect(body.months).toHaveLength(12);
    expect(body.months.slice(-2)).toEqual([
      { month: '2026-10', billed: '432.40', received: '0.00' },
      { month: '2026-11', billed: '-10.00', received: '100.00' },
    ]);
  });

  it('have a credit limit, told where it is exceeded and to who makes bills', async () => {
    const path = `${api}/debtors/${ids.debtor}/credit-limit`;
    const set = async (creditLimit: string | null) => (await manager.put(path, { creditLimit })).body;
    expect(await set('324.30')).toMatchObject({ creditLimit: '324.30', exceedsLimit: false, open: '324.30' });
    expect(await set('324.29')).toMatchObject({ creditLimit: '324.29', exceedsLimit: true });
    const { body } = await manager.get(`${api}/debtors?sort=-open`);
    expect(body.items).toMatchObject([{ creditLimit: '324.29', exceedsLimit: true }, plain]);
    await pay('0.01');
    expect((await manager.get(`${api}/debtors/${ids.debtor}`)).body).toMatchObject({ exceedsLimit: false });
    expect(await set(null)).toMatchObject(plain);
    const told = await app.events('bookkeeping.credit_limit.set');
    expect(told.map(({ payload }) => payload.creditLimit)).toEqual(['324.30', '324.29', null]);
    expect((await manager.put(path, { creditLimit: '-1' })).status).toBe(422);
    expect((await app.as('manager', { licence: 'other' }).put(path, { creditLimit: '1' })).status).toBe(404);
  });

  it('set credits off and give up rests, each to be taken back', async () => {
    await pay('50.00');
    const items = await manager.get(`${api}/debtor-items?filter[kind]=prepayment`);
    const [{ id: creditId }] = items.body.items;
    const body = { settledOn: '2026-11-19', creditId, itemId: bill(1), amount: '50.00' };
    const act = await manager.post(`${api}/debtor-settlements`, body);
    expect(act.status).toBe(201);
    const rest = { settledOn: '2026-11-19', amount: '58.10' };
    const refused = await manager.post(`${api}/debtor-items/${bill(1)}/write-off`, rest);
    expect([refused.status, refused.body.code]).toEqual([409, 'WRITE_OFF_TOO_LARGE']);
    const given = await manager.post(`${api}/debtor-items/${bill(1)}/write-off`, {
      ...rest,
      beyondLimit: true,
    });
    for (const { id } of [given.body, act.body]) {
      const back = await manager.post(`${api}/debtor-settlements/${id}/reversal`, { on: '2026-11-20' });
      expect(back.status).toBe(200);
    }
    const strange = await manager.post(`${api}/debtor-settlements`, { ...body, itemId: bill(4) });
    expect([strange.status, strange.body.code]).toEqual([422, 'ITEM_OTHER_PARTY']);
  });

  it('are seen and kept by who may', async () => {
    for (const role of ['foreman', 'employee', 'trainee', 'customer', 'guest'] as const) {
      expect((await app.as(role).get(`${api}/debtors`)).status).toBe(403);
    }
    const stranger = app.as('manager', { licence: 'other' });
    expect((await stranger.get(`${api}/debtors`)).body).toEqual({ items: [], total: 0 });
    expect((await stranger.get(`${api}/debtors/${ids.debtor}`)).status).toBe(404);
    const foreign = { paidOn: '2026-11-18', amount: '1.00', currency: 'CHF', addressId: ids.debtor };
    const refused = await stranger.post(`${api}/debtor-payments`, { ...foreign, allocations: [] });
    expect(refused.status).toBe(404);
  });

  it('are exported with their sums, and their items', async () => {
    const file = await manager.get(`${api}/debtor-exports/debtors/csv?sort=name`);
    expect(file.text).toContain('Gemeinde Trub;324.30;216.20;108.10');
    const items = await manager.get(`${api}/debtor-exports/items/csv?filter[isOpen]=true`);
    expect(items.text.split('\n').filter((line) => line.includes('2026-000'))).toHaveLength(4);
  });
});

describe('the ledger', () => {
  let app: TestService;
  let manager: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    manager = app.as('manager');
    await deliverBill(app, 1, { documentDate: '2026-10-31' });
    await deliverBill(app, 2, { documentDate: '2026-11-05' });
  });
  afterEach(() => app.close());

  it('tells balances and sheets at any day', async () => {
    const october = await manager.get(`${api}/ledger/trial-balance?on=2026-10-31`);
    expect(october.body).toMatchObject({
      ...{ debit: '108.10', credit: '108.10' },
      items: [
        { account: '1100', balance: '108.10' },
        { account: '2200', balance: '-8.10' },
        { account: '3400', balance: '-100.00' },
      ],
    });
    const sheet = await manager.get(`${api}/ledger/accounts/1100?from=2026-11-01`);
    expect(sheet.body).toMatchObject({
      ...{ opening: '108.10', closing: '216.20' },
      items: [{ number: 2, debit: '108.10', balance: '216.20', documentNumber: '2026-0002' }],
    });
    const journal = await manager.get(`${api}/ledger/journal?filter[source]=bill&sort=number`);
    expect(journal.body.items.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    expect(journal.body.items[0].lines).toHaveLength(3);
  });

  it('closes periods and reopens them with a reason', async () => {
    const days = { fromDay: '2026-10-01', toDay: '2026-10-31' };
    const { body } = await manager.post(`${api}/ledger/periods`, days);
    const twice = await manager.post(`${api}/ledger/periods`, { ...days, fromDay: '2026-09-01' });
    expect([twice.status, twice.body.code]).toEqual([409, 'LEDGER_PERIOD_OVERLAPS']);
    const silent = await manager.post(`${api}/ledger/periods/${body.id}/reopening`, { reason: ' ' });
    expect(silent.status).toBe(422);
    const reason = { reason: 'Beleg vergessen' };
    const open = await manager.post(`${api}/ledger/periods/${body.id}/reopening`, reason);
    expect(open.body).toMatchObject({ reopenReason: 'Beleg vergessen' });
    const again = await manager.post(`${api}/ledger/periods/${body.id}/reopening`, reason);
    expect(again.body.code).toBe('LEDGER_PERIOD_OPEN');
  });

  it('posts to the accounts the licence has chosen', async () => {
    const loaded = await manager.get(`${api}/settings`);
    expect(loaded.body).toMatchObject({ version: 0, accounts: {}, usual: { receivables: '1100' } });
    const values = { accounts: { receivables: '1101' }, writeOffLimit: '2.00' };
    const saved = await manager.call('PUT', `${api}/settings`, values, { ifMatch: 0 });
    expect(saved.body).toMatchObject({ version: 1, accounts: { receivables: '1101' } });
    await deliverBill(app, 3);
    const { body } = await manager.get(`${api}/ledger/trial-balance`);
    expect(body.items).toContainEqual(expect.objectContaining({ account: '1101', balance: '108.10' }));
  });
});
