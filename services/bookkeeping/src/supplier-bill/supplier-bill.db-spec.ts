import { employeeChanged, notificationRequested } from '@jahrring/contracts-admin';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { aBookkeepingService, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping/supplier-bills';

const aPart = (change: object = {}) => ({
  ...{ account: '4000', vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10', ...change },
});
const aBill = (n: number, change: object = {}) => ({
  ...{ id: testId(`supplier bill ${n}`), addressId: ids.other, number: `R-${n}`, currency: 'CHF' },
  ...{ documentDate: '2026-11-02', dueDate: '2026-12-02', iban: 'CH5604835012345678009' },
  ...{ parts: [aPart({ net: `${100 + n}.00` })], ...change },
});

describe('bills of suppliers', () => {
  let app: TestService;
  let manager: TestClient;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aBookkeepingService();
    manager = app.as('manager');
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const record = (n: number, change: object = {}, client = admin) => client.post(api, aBill(n, change));
  const approvalSettings = async (approval: object) => {
    const { version, usual: _usual, ...values } = (await admin.get('/api/bookkeeping/settings')).body;
    const all = { twoFrom: null, fourEyes: false, approvers: [], ...approval };
    const body = { ...values, approval: all };
    const saved = await admin.put('/api/bookkeeping/settings', body, { ifMatch: version });
    expect(saved.status).toBe(200);
  };

  it('stand in the books from their day on, balanced, with their input tax', async () => {
    const parts = [
      aPart({ projectId: testId('project'), costCentre: '210' }),
      aPart({ account: '6500', vatKey: 'reduced', rate: '2.6', net: '50.00', vat: '1.30' }),
      aPart({ account: '6200', tax: 'owed', net: '30.00', vat: '2.43' }),
    ];
    const { status, body } = await record(1, { parts, rounding: '-0.05' });
    expect([status, body.gross, body.open, body.state]).toEqual([201, '189.35', '189.35', 'recorded']);
    const { body: balance } = await admin.get('/api/bookkeeping/ledger/trial-balance');
    const of = (account: string) =>
      balance.items.find((line: { account: string }) => line.account === account)?.balance;
    expect(['2000', '4000', '6500', '6200', '1170', '2203'].map(of)).toEqual([
      ...['-189.35', '100.00', '50.00', '30.00', '11.83', '-2.43'],
    ]);
    expect((await record(1, { parts, rounding: '-0.05' })).body.version).toBe(1);
  });

  it('are listed with what is open, and found by words', async () => {
    await record(1);
    await record(2, { addressId: ids.debtor });
    const { body } = await admin.get(`${api}?search=saegewerk`);
    expect(body).toMatchObject({ total: 1, items: [{ number: 'R-1', open: '109.10' }] });
    expect((await admin.get(`${api}?filter[isOpen]=true&filter[state]=recorded`)).body.total).toBe(2);
    expect((await admin.get(`${api}?filter[isBlocked]=true`)).body.total).toBe(0);
  });

  it('are found in the global search, and exported as they are listed', async () => {
    await record(1, { title: 'Rundholztransport' });
    await record(2, { number: 'X-2' });
    const { body } = await admin.get('/api/bookkeeping/search?q=rundholz');
    expect(body.items).toMatchObject([
      { title: 'R-1 Rundholztransport', subtitle: 'Sägewerk Burgdorf AG', amount: { value: '109.10' } },
    ]);
    const { text } = await admin.get('/api/bookkeeping/creditor-exports/bills/csv?search=X-2');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain('zu bewilligen');
  });

  it('are summed up by due date, month and supplier', async () => {
    await record(1, { dueDate: '2026-11-19' });
    await record(2, { dueDate: '2026-11-27' });
    await record(3, { dueDate: '2027-03-01', addressId: ids.debtor });
    const { body: blocked } = await record(4, { dueDate: '2026-11-27' });
    await admin.post(`${api}/${blocked.id}/block`, { reason: 'Ware fehlt' }, { ifMatch: 1 });
    const { body } = await admin.get('/api/bookkeeping/creditor-figures');
    expect(body).toMatchObject({
      ...{ open: '442.40', overdue: '109.10', waiting: { count: 3, amount: '330.30' }, blocked: '112.10' },
      due: ['109.10', '222.20', '0.00', '0.00', '111.10'],
      suppliers: [{ addressId: ids.other, amount: '331.30' }, { amount: '111.10' }],
    });
    expect(body.months.at(-1)).toEqual({ month: '2026-11', bought: '442.40', paid: '0.00' });
    expect(body.months).toHaveLength(12);
  });

  it('are warned of when they are there already, and recorded on purpose', async () => {
    await record(1);
    const again = aBill(7, { number: 'r 1', parts: [aPart({ net: '900.00' })] });
    const asked = await admin.post(`${api}/duplicates`, { ...duplicateOf(again), gross: '908.10' });
    expect(asked.body.items).toMatchObject([{ number: 'R-1', reason: 'number' }]);
    const refused = await admin.post(api, again);
    expect([refused.status, refused.body.code]).toEqual([409, 'SUPPLIER_BILL_DUPLICATE']);
    expect((await admin.post(api, { ...again, evenIfDuplicate: true })).status).toBe(201);
    expect((await record(3, { parts: [aPart({ net: '101.00' })] })).body.code).toBe(
      'SUPPLIER_BILL_DUPLICATE',
    );
  });

  it('take two persons where the amount asks for it, never the one who recorded it', async () => {
    await approvalSettings({ twoFrom: '100.00', fourEyes: true });
    const { body: bill } = await record(1);
    const approve = (client: TestClient, version: number) =>
      client.post(`${api}/${bill.id}/approval`, undefined, { ifMatch: version });
    const own = await approve(admin, 1);
    expect([own.status, own.body.code]).toEqual([409, 'SUPPLIER_BILL_NOT_APPROVED']);
    const supermanager = app.as('supermanager');
    const first = await approve(supermanager, 1);
    expect([first.body.state, first.body.approvals.length]).toEqual(['recorded', 1]);
    expect((await approve(supermanager, 2)).body.code).toBe('SUPPLIER_BILL_NOT_APPROVED');
  });

  it('are approved by one click where one is enough; 20 at once are one approval', async () => {
    const { body: bill } = await record(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post(`${api}/${bill.id}/approval`, undefined, { ifMatch: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await admin.get(`${api}/${bill.id}`)).body).toMatchObject({
      state: 'approved',
      canApprove: false,
    });
  });

  it('tell those whose approval they wait for, one after the other', async () => {
    const employee = (name: string, userId: string) => ({
      ...{
        id: testId(`employee ${name}`),
        userId,
        firstName: name,
        lastName: 'Graf',
        email: `${name}@x.test`,
      },
      ...{ role: 'manager' as const, active: true },
    });
    const [anna, beat] = [testId('user own manager 1'), testId('user own manager 2')];
    await app.deliver(employeeChanged, employee('Anna', anna));
    await app.deliver(employeeChanged, employee('Beat', beat));
    const approver = (userId: string) => ({ userId, upTo: null, deputies: [] });
    await approvalSettings({ twoFrom: '100.00', approvers: [approver(anna), approver(beat)] });
    const { body: bill } = await record(1);
    const told = async () =>
      (await app.events(notificationRequested.name)).map(({ payload }) =>
        (payload.employeeIds as string[]).toSorted(),
      );
    const both = [testId('employee Anna'), testId('employee Beat')].toSorted();
    expect(await told()).toEqual([both]);
    const first = app.as('manager', { person: 1 });
    const { body } = await first.post(`${api}/${bill.id}/approval`, undefined, { ifMatch: bill.version });
    expect(body.approvals).toMatchObject([{ name: 'Anna Graf' }]);
    expect(await told()).toEqual([both, [testId('employee Beat')]]);
  });

  it('are blocked with a reason, and let go', async () => {
    const { body: bill } = await record(1);
    const blocked = await admin.post(`${api}/${bill.id}/block`, { reason: 'Ware fehlt' }, { ifMatch: 1 });
    expect(blocked.body.blockedReason).toBe('Ware fehlt');
    const free = await admin.delete(`${api}/${bill.id}/block`, { ifMatch: 2 });
    expect([free.status, free.body.blockedReason]).toEqual([200, null]);
  });

  it('are cancelled by a counter-entry; the books are as before', async () => {
    const { body: bill } = await record(1);
    const cancel = () =>
      admin.post(`${api}/${bill.id}/cancellation`, { reason: 'Falscher Lieferant' }, { ifMatch: 1 });
    expect((await cancel()).body).toMatchObject({ state: 'cancelled', open: '0.00' });
    expect((await cancel()).status).toBe(409);
    const { body } = await admin.get('/api/bookkeeping/ledger/trial-balance');
    expect(body.items.every(({ balance }: { balance: string }) => Number(balance) === 0)).toBe(true);
    expect((await record(2, { number: 'R-1' })).status).toBe(201);
  });

  it('need a rate in another currency, and an amount at all', async () => {
    const euros = await record(1, { currency: 'EUR' });
    expect([euros.status, euros.body.fields?.[0]?.field]).toEqual([422, 'exchangeRate']);
    expect((await record(1, { currency: 'EUR', exchangeRate: '0.95' })).body.gross).toBe('109.10');
    const most = { net: '999999999.00', vat: '0.00' };
    const rate = await record(5, { currency: 'EUR', exchangeRate: '2', parts: [aPart(most)] });
    expect([rate.status, rate.body.fields?.[0]?.field]).toEqual([422, 'exchangeRate']);
    const sum = await record(5, { parts: [aPart(most), aPart(most)] });
    expect([sum.status, sum.body.fields?.[0]?.field]).toEqual([422, 'parts']);
    const nothing = await record(2, { parts: [aPart({ net: '0.00', vat: '0.00' })] });
    expect(nothing.body.code).toBe('SUPPLIER_BILL_EMPTY');
    expect((await manager.get(api)).status).toBe(200);
  });
});

function duplicateOf({ addressId, number, documentDate, currency }: ReturnType<typeof aBill>) {
  return { addressId, number, documentDate, currency };
}
