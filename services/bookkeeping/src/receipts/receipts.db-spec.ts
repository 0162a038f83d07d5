import { createHash } from 'node:crypto';
import { bookkeepingService } from '../bookkeeping.service-definition';
import { FixedClock, readCsv } from '@jahrring/service-kit';
import { aPdf, startTestService, testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { strFromU8, unzipSync } from 'fflate';
import { deliverBill, ids, now, prepareReferences } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';
const path = `${api}/receipts`;
const billPdf = aPdf();
const suppliersPdf = Buffer.concat([aPdf(), Buffer.from('%supplier')]);

describe('receipts for the accountant', () => {
  let app: TestService;
  let clerk: TestClient;
  let asked: string[];
  /** Status that the documents service returns for the n-th bill. */
  let status: Record<string, number>;
  beforeEach(async () => {
    asked = [];
    status = {};
    const client = {
      send: (request: { path: string }) => {
        asked.push(request.path);
        const id = request.path.split('/').at(-2) ?? '';
        if (status[id] === 500) return Promise.reject(new Error('down'));
        const problem = {
          type: 'x',
          title: 'x',
          status: 404,
          code: 'NOT_FOUND',
          key: 'common:errors.notFound',
        };
        const pdf = { name: 'Rechnung ../2026:1.pdf', hash: 'x', content: billPdf.toString('base64') };
        const body = JSON.stringify(status[id] === 404 ? { ...problem, requestId: 'r' } : pdf);
        return Promise.resolve({ status: status[id] ?? 200, body });
      },
    };
    app = await startTestService(bookkeepingService, { clock: new FixedClock(now), client });
    await prepareReferences(app);
    clerk = app.as('admin');
  });
  afterEach(() => app.close());

  const start = (fromDay: string, toDay: string, who = clerk) => who.post(path, { fromDay, toDay });
  const gathered = async (fromDay = '2026-10-01', toDay = '2026-12-31') => {
    const { body } = await start(fromDay, toDay);
    await app.runJob('kit.work');
    const { raw } = await clerk.get(`${path}/${body.id}/file`);
    const files = unzipSync(raw);
    const list = [...readCsv(strFromU8(files['Belegliste.csv'] ?? new Uint8Array()), ';')];
    return { id: body.id, files, rows: list.slice(1).map(({ cells }) => cells) };
  };
  const recordSupplierBill = async (n: number, fileId: string | null) =>
    clerk.post(`${api}/supplier-bills`, {
      ...{
        id: testId(`supplier bill ${n}`),
        addressId: ids.other,
        number: `R-${n}`,
        currency: 'CHF',
        fileId,
      },
      ...{ documentDate: '2026-11-02', dueDate: '2026-12-02', iban: 'CH5604835012345678009' },
      parts: [{ account: '4000', vatKey: 'standard', rate: '8.1', net: `${n}00.00`, vat: `${n * 8}.10` }],
    });

  it('stand in an archive by month, each with its entry and checksum', async () => {
    await deliverBill(app, 1);
    const { body: file } = await clerk.post(`${api}/supplier-bills/files`, undefined, {
      file: { name: 'Säge 7.pdf', content: suppliersPdf },
    });
    expect((await recordSupplierBill(1, file.id)).status).toBe(201);
    await recordSupplierBill(2, null);
    const { files, rows, id } = await gathered();
    expect(Object.keys(files).toSorted()).toEqual([
      '2026-10/000001 Rechnung ..-2026-1.pdf',
      '2026-11/000002 Säge 7.pdf',
      'Belegliste.csv',
    ]);
    expect(Buffer.from(files['2026-11/000002 Säge 7.pdf'] ?? [])).toEqual(suppliersPdf);
    const hash = createHash('sha256').update(suppliersPdf).digest('hex');
    expect(rows).toEqual([
      [
        '1',
        '2026-10-31',
        '2026-0001',
        expect.any(String),
        '108.10',
        expect.stringContaining('2026-10/'),
        expect.any(String),
      ],
      ['2', '2026-11-02', 'R-1', expect.any(String), expect.any(String), '2026-11/000002 Säge 7.pdf', hash],
      ['3', '2026-11-02', 'R-2', expect.any(String), expect.any(String), 'nicht vorhanden', ''],
    ]);
    const { body: list } = await clerk.get(path);
    expect(list.items).toMatchObject([{ id, state: 'done', files: 2, missing: 1 }]);
    expect(asked).toEqual([`/api/documents/internal/documents/${testId('bill 1')}/pdf`]);
  });

  it('go on without what is not there, and fail where documents does not answer', async () => {
    await deliverBill(app, 1);
    await deliverBill(app, 2);
    status[testId('bill 1')] = 404;
    const { rows } = await gathered();
    expect(rows.map((cells) => cells[5])).toEqual(['nicht vorhanden', expect.stringContaining('2026-10/')]);
    status[testId('bill 2')] = 500;
    const { body: failed } = await start('2026-10-01', '2026-10-31');
    await app.runJob('kit.work');
    const { body: work } = await clerk.get(`${api}/long-work/${failed.id}`);
    expect(work).toMatchObject({ state: 'failed', problem: { code: 'UNAVAILABLE' } });
    expect((await clerk.get(`${path}/${failed.id}/file`)).status).toBe(404);
    expect((await clerk.get(path)).body.total).toBe(1);
  });

  it('are refused for no days, too many, and days without any', async () => {
    expect((await start('2026-10-01', '2026-10-31')).body.code).toBe('RECEIPTS_EMPTY');
    expect((await start('2026-01-01', '2027-01-02')).body).toMatchObject({ code: 'RECEIPTS_TOO_LONG' });
    expect((await start('2026-10-31', '2026-10-01')).body.fields).toMatchObject([{ field: 'toDay' }]);
  });

  it('are one archive, however often the same one is asked for', async () => {
    await deliverBill(app, 1);
    const body = { id: testId('archive'), fromDay: '2026-10-01', toDay: '2026-10-31' };
    const answers = await Promise.all([
      clerk.post(path, body),
      clerk.post(path, body),
      clerk.post(path, body),
    ]);
    expect(answers.every(({ status: code }) => code < 500)).toBe(true);
    await app.runJob('kit.work');
    expect((await clerk.get(path)).body.total).toBe(1);
  });
});
