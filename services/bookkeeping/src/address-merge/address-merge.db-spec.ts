import { addressMerged } from '@jahrring/contracts-addresses';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { aBookkeepingService, deliverBill, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';

describe('a debtor of a merged address', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('admin');
    await deliverBill(app, 1);
    await deliverBill(app, 2, { addressId: ids.other, recipientName: 'Sägewerk Burgdorf AG' });
    await clerk.post(`${api}/debtor-payments`, {
      ...{ paidOn: '2026-11-18', amount: '20.00', currency: 'CHF', addressId: ids.debtor },
      allocations: [{ itemId: testId('bill 1'), amount: '8.10' }],
    });
  });
  afterEach(() => app.close());

  const merge = (undone = false) =>
    app.deliver(addressMerged, {
      ...{ id: testId('merge'), fromId: ids.debtor, fromName: 'Gemeinde Trub' },
      ...{ intoId: ids.other, intoName: 'Sägewerk Burgdorf AG', undone },
    });
  const debtors = async (): Promise<[string, string, string][]> => {
    const { body } = await clerk.get(`${api}/debtors?sort=name`);
    return body.items.map(({ name, open, credit }: Record<string, string>) => [name, open, credit]);
  };
  /** The debit of the first bill. */
  const receivable = async () => {
    const { body } = await clerk.get(`${api}/ledger/journal?filter[source]=bill&sort=number`);
    return body.items[0].lines[0];
  };
  const apart: [string, string, string][] = [
    ['Gemeinde Trub', '100.00', '11.90'],
    ['Sägewerk Burgdorf AG', '108.10', '0.00'],
  ];

  it('is one with the other: items, credit and payments; and is itself again when that is taken back', async () => {
    expect(await debtors()).toEqual(apart);
    await merge();
    await merge();
    expect(await debtors()).toEqual([['Sägewerk Burgdorf AG', '208.10', '11.90']]);
    const setOff = await clerk.get(`${api}/debtors/${ids.other}`);
    expect(setOff.status).toBe(200);
    expect(await receivable()).toMatchObject({ account: '1100', addressId: ids.other });
    await merge(true);
    expect(await debtors()).toEqual(apart);
  });

  it('keeps what came to the other one meanwhile, and what was handed over', async () => {
    const { body } = await clerk.post(`${api}/accounting-exports`, { format: 'csv', toDay: '2026-12-31' });
    expect(body.id).toBeDefined();
    await merge();
    await deliverBill(app, 3, { addressId: ids.other });
    expect(await receivable()).toMatchObject({ account: '1100', addressId: ids.debtor });
    await merge(true);
    expect(await debtors()).toEqual([apart[0], ['Sägewerk Burgdorf AG', '216.20', '0.00']]);
  });

  it('brings its credit limit and its block where the other has none', async () => {
    const limit = async (id: string) => (await clerk.get(`${api}/debtors/${id}`)).body.creditLimit;
    await clerk.put(`${api}/debtors/${ids.debtor}/credit-limit`, { creditLimit: '500.00' });
    const rule = { kind: 'exclude', until: null, reason: 'Stundung' };
    const rules = `${api}/dunning-rules`;
    expect((await clerk.put(`${rules}/debtors/${ids.debtor}`, rule)).status).toBeLessThan(300);
    const ruled = async (id: string) => (await clerk.get(`${rules}/${id}`)).body.items.length;
    await merge();
    expect([await limit(ids.other), await ruled(ids.other)]).toEqual(['500.00', 1]);
    await merge(true);
    expect([await limit(ids.debtor), await ruled(ids.debtor)]).toEqual(['500.00', 1]);
    expect([await limit(ids.other), await ruled(ids.other)]).toEqual([null, 0]);
  });

  it('stays where the merge was taken back before it was heard of', async () => {
    await merge(true);
    await merge();
    expect(await debtors()).toEqual(apart);
  });
});
