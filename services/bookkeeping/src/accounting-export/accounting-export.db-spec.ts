import { readTable } from '@jahrring/service-kit';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { strFromU8, unzipSync } from 'fflate';
import { PaymentService } from '../payment';
import { aBookkeepingService, aContext, deliverBill, ids } from '../test/a-bookkeeping-service';

const base = '/api/bookkeeping';
const path = `${base}/accounting-exports`;

describe('exports for the accountant', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('admin');
  });
  afterEach(() => app.close());

  const start = (format: string, toDay = '2026-12-31') => clerk.post(path, { format, toDay });
  const handOver = async (format: string, toDay?: string): Promise<string> => {
    const { body, status } = await start(format, toDay);
    expect(status).toBe(202);
    await app.runJob('kit.work');
    return body.id;
  };
  const filesOf = async (id: string): Promise<Record<string, string>> => {
    const { raw } = await clerk.get(`${path}/${id}/file`);
    const files = Object.entries(unzipSync(raw));
    return Object.fromEntries(
      files.map(([name, bytes]) => [name, strFromU8(bytes, name.startsWith('EXTF'))]),
    );
  };
  const waiting = async () => (await clerk.get(`${path}/waiting`)).body.entries;

  it('have each entry once: the next one has only what came since', async () => {
    await deliverBill(app, 1);
    await deliverBill(app, 2, { documentDate: '2026-12-01' });
    expect(await waiting()).toBe(2);
    const first = await handOver('csv', '2026-11-30');
    expect(await waiting()).toBe(1);
    const { body } = await clerk.get(path);
    expect(body.items[0]).toMatchObject({ id: first, state: 'done', entries: 1, total: '108.10' });
    expect((await start('csv', '2026-11-30')).body.code).toBe('ACCOUNTING_EMPTY');
    const second = (await filesOf(await handOver('csv')))['journal.csv'] ?? '';
    expect(second).toContain('2026-0002');
    expect(second).not.toContain('2026-0001');
  });

  it('taken back, their entries wait again; the archive stays', async () => {
    await deliverBill(app, 1);
    const id = await handOver('banana');
    const taken = await clerk.post(`${path}/${id}/taken-back`, { reason: 'Falsches Konto' });
    expect(taken.body).toMatchObject({ state: 'taken_back', reason: 'Falsches Konto' });
    expect(await waiting()).toBe(1);
    const again = await clerk.post(`${path}/${id}/taken-back`, { reason: 'Nochmals' });
    expect(again.body.code).toBe('ACCOUNTING_TAKEN_BACK');
    const files = await filesOf(id);
    expect(files['banana.txt']).toContain('1100\t3400\t100.00');
    expect((await filesOf(await handOver('banana')))['banana.txt']).toBe(files['banana.txt']);
  });

  it('as a workbook have days and amounts as numbers', async () => {
    await deliverBill(app, 1);
    const { raw } = await clerk.get(`${path}/${await handOver('excel')}/file`);
    const { rows } = await readTable(unzipSync(raw)['journal.xlsx'] ?? new Uint8Array());
    expect(rows.map(({ cells }) => cells.slice(0, 7))).toEqual([
      ['1', '2026-10-31', '2026-0001', expect.stringContaining('Gemeinde Trub'), '1100', '108.1'],
      ['1', '2026-10-31', '2026-0001', expect.stringContaining('Gemeinde Trub'), '3400', '', '100'],
      ['1', '2026-10-31', '2026-0001', expect.stringContaining('Gemeinde Trub'), '2200', '', '8.1'],
    ]);
  });

  it('of DATEV know each debtor by an account that stays, year by year', async () => {
    await deliverBill(app, 1);
    await deliverBill(app, 2, { addressId: ids.other, documentDate: '2025-05-05' });
    const files = await filesOf(await handOver('datev'));
    expect(Object.keys(files).toSorted()).toEqual([
      ...['EXTF_Buchungsstapel_2025-01_1.csv', 'EXTF_Buchungsstapel_2026-01_1.csv', 'personenkonten.csv'],
    ]);
    const rows = (files['EXTF_Buchungsstapel_2026-01_1.csv'] ?? '').split('\r\n');
    const account = rows[2]?.split(';')[6] ?? '';
    expect(rows.slice(2, -1).map((row) => row.split(';').slice(0, 8).join(';'))).toEqual([
      `100,00;"S";"CHF";;;"";${account};3400`,
      `8,10;"S";"CHF";;;"";${account};2200`,
    ]);
    expect(account).toMatch(/^1000[12]$/);
    expect(files['personenkonten.csv']).toContain(`${account};Gemeinde Trub`);
    await app.get(PaymentService).record(aContext(), {
      ...{ side: 'debtor', direction: 'in', paidOn: '2026-11-10', amount: '108.10', currency: 'CHF' },
      ...{ addressId: ids.debtor, source: 'hand' },
      allocations: [{ itemId: testId('bill 1'), amount: '108.10' }],
    });
    const paid = (await filesOf(await handOver('datev')))['EXTF_Buchungsstapel_2026-01_1.csv'] ?? '';
    expect(paid.split('\r\n')[2]).toContain(`108,10;"S";"CHF";;;"";1020;${account};`);
  });

  it('twenty clerks at once: every entry is handed over once', async () => {
    for (const n of [1, 2, 3]) await deliverBill(app, n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => start('csv')));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    await app.runJob('kit.work');
    expect(await waiting()).toBe(0);
    const { body } = await clerk.get(path);
    expect(body.items.map(({ entries, state }: never) => [entries, state])).toEqual([[3, 'done']]);
  });

  it('taken back before they are made stay so', async () => {
    await deliverBill(app, 1);
    const { body } = await start('csv');
    await clerk.post(`${path}/${body.id}/taken-back`, { reason: 'Zu früh' });
    await app.runJob('kit.work');
    expect((await clerk.get(path)).body.items[0].state).toBe('taken_back');
    expect((await clerk.get(`${path}/${body.id}/file`)).status).toBe(404);
  });
});
