import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { supplierBillChanged } from '@jahrring/contracts-bookkeeping';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { aBookkeepingService, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping/supplier-bills';
const iban = 'CH5604835012345678009';
const payload = [
  ...['SPC', '0200', '1', iban, 'S', 'Sägewerk Burgdorf AG', 'Sägestrasse', '1', '3400', 'Burgdorf', 'CH'],
  ...['', '', '', '', '', '', '', '540.50', 'CHF', '', '', '', '', '', '', '', 'NON', '', 'Bretter', 'EPD'],
  '//S1/10/R-17/11/261102/30/106017086/32/8.1/40/2:10;0:30',
].join('\r\n');
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF';

const aBill = (change: object = {}) => ({
  ...{ id: testId('a read bill'), addressId: ids.other, number: 'R-16', currency: 'CHF', iban },
  ...{ documentDate: '2026-11-02', dueDate: '2026-12-02' },
  parts: [{ account: '4400', vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10', ...change }],
});

describe('bills of suppliers that are read', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await aBookkeepingService();
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('come from their code with VAT, terms and the supplier', async () => {
    const { status, body } = await admin.post(`${api}/readings/code`, { payload });
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ source: 'code', addressId: ids.other, number: 'R-17', documentDate: '2026-11-02' },
        ...{ dueDate: '2026-12-02', gross: '540.50', iban, text: 'Bretter', account: null },
        vat: [{ rate: '8.1', net: '500.00', vat: '40.50' }],
        cashDiscounts: [{ days: 10, percent: '2' }],
      },
    ]);
    const foreign = payload.replace('Sägewerk Burgdorf AG', 'Niemand AG');
    const unknown = await admin.post(`${api}/readings/code`, { payload: foreign });
    expect(unknown.body).toMatchObject({ addressId: null, remarks: ['unknownSupplier'] });
  });

  it('are refused with the line that is wrong', async () => {
    const { status, body } = await admin.post(`${api}/readings/code`, {
      payload: payload.replace('CHF', 'USD'),
    });
    expect([status, body.code, body.params]).toEqual([
      422,
      'BILL_CODE_UNREADABLE',
      { line: 20, context: 'currency' },
    ]);
  });

  it('know supplier and account by the bill before from the same account', async () => {
    expect((await admin.post(api, aBill())).status).toBe(201);
    const { body } = await admin.post(`${api}/readings/code`, {
      payload: payload.replace('Sägewerk Burgdorf AG', 'SWB Holz'),
    });
    expect(body).toMatchObject({ addressId: ids.other, creditorName: 'SWB Holz', account: '4400' });
  });

  it('are refused as electronic invoices where they are none', async () => {
    const read = (content: string) =>
      admin.post(`${api}/readings/invoice`, undefined, { file: { name: 'x.xml', content } });
    for (const [content, reason] of [
      ['<Order/>', 'notAnInvoice'],
      ['<Invoice', 'notXml'],
      ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'hostile'],
    ] as const) {
      const { status, body } = await read(content);
      expect([status, body.code, body.params?.context]).toEqual([422, 'BILL_FILE_UNREADABLE', reason]);
    }
  });

  it('keep the file they came with, for everybody who sees the bill', async () => {
    const file = { name: 'rechnung.pdf', content: pdf, type: 'application/pdf' };
    const { status, body: kept } = await admin.post(`${api}/files`, undefined, { file });
    expect(status).toBe(201);
    const bill = {
      ...aBill(),
      id: testId('with file'),
      number: 'R-99',
      fileId: kept.id,
      evenIfDuplicate: true,
    };
    expect((await admin.post(api, bill)).body.fileId).toBe(kept.id);
    const got = await admin.get(`${api}/${bill.id}/file`);
    expect([got.status, got.headers['content-type'], got.text]).toEqual([200, 'application/pdf', pdf]);
    const without = await admin.get(`${api}/${testId('a read bill')}/file`);
    expect(without.status).toBe(404);
    const stranger = { ...aBill(), id: testId('stranger'), fileId: testId('no file') };
    expect((await admin.post(api, stranger)).status).toBe(404);
  });

  it('show the account to pay to those alone who record or pay', async () => {
    const path = `${api}/${testId('a read bill')}`;
    expect((await admin.get(path)).body.iban).toBe(iban);
    const reader = app.as('admin', { grants: new Map([['tools.creditors.index', 'all']]) });
    expect((await reader.get(path)).body).toMatchObject({ number: 'R-16', iban: null });
    const trail = `/api/bookkeeping/audit?entity=supplierBill&entityId=${testId('a read bill')}`;
    const auditor = (...keys: string[]) =>
      app.as('admin', { grants: new Map(['tools.settings.license', ...keys].map((key) => [key, 'all'])) });
    expect((await admin.get(trail)).text).toContain(iban);
    const { text } = await auditor('tools.creditors.index').get(trail);
    expect([text.includes('R-16'), text.includes(iban)]).toEqual([true, false]);
    expect((await auditor('tools.debitors.index').get(trail)).text).not.toContain('R-16');
  });

  it('tell projects what they cost, in the books’ currency, and that they do not any more', async () => {
    const project = { projectId: testId('project') };
    const part = (change: object) => ({ ...aBill(change).parts[0], ...project });
    const bill = {
      ...{ ...aBill(), id: testId('for a project'), number: 'R-50', currency: 'EUR', exchangeRate: '0.95' },
      parts: [part({}), part({ tax: 'cost' }), ...aBill().parts],
    };
    const { body } = await admin.post(api, bill);
    const path = `${api}/${bill.id}/cancellation`;
    expect((await admin.post(path, { reason: 'Irrtum' }, { ifMatch: body.version })).status).toBe(200);
    const told = (await app.events(supplierBillChanged.name)).map((event) => event.payload);
    const ofBill = told.filter(({ id }) => id === bill.id);
    expect(ofBill).toMatchObject([{ deleted: false }, { deleted: true }]);
    expect(ofBill[0]?.costs).toMatchObject([
      { ...project, cost: '95.00' },
      { ...project, cost: '102.70' },
    ]);
  });

  const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'einvoice');
  (existsSync(samples) ? it : it.skip)('come from electronic invoices of both syntaxes', async () => {
    for (const name of ['EN16931_Einfach.cii.xml', 'EN16931_Einfach.ubl.xml', 'EN16931_Gutschrift.cii.xml']) {
      const content = await readFile(path.join(samples, name), 'utf8');
      const file = { name, content };
      const { status, body } = await admin.post(`${api}/readings/invoice`, undefined, { file });
      expect([status, body.source, body.brokenRules]).toEqual([200, 'einvoice', []]);
      const sums = body.vat.map(({ net, vat }: { net: string; vat: string }) => Number(net) + Number(vat));
      expect(sums.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(Number(body.gross), 2);
      expect(body.positions.length).toBeGreaterThan(0);
    }
  });
});
