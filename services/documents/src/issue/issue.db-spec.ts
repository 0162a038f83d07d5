import { jest } from '@jest/globals';
import { addressChanged } from '@jahrring/contracts-addresses';
import type { DocumentView } from '@jahrring/contracts-documents';
import { defaultSeries } from '@jahrring/contracts-documents';
import { createHash } from 'node:crypto';
import { readPdfText } from '@jahrring/testing/pdf';
import {
  aDocumentsService,
  aDraft,
  aLine,
  anAddress,
  deliverLicence,
  documentsPath,
  ids,
  toUpdate,
} from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { readCode } from '../test/read-pdf';
import { DocumentPrinter } from '../pdf';
import { NumberCounter } from '../record/number-counter';

describe('issuing', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const issue = ({ id, version }: DocumentView, person = 0) =>
    app.as('manager', { person }).post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });

  it('gives number, reference and a frozen PDF whose code a reader understands', async () => {
    const made = await app.as('manager').post(documentsPath, { type: 'bill', projectId: ids.project });
    const issued = (await issue(made.body)).body as DocumentView;
    expect(issued).toMatchObject({
      status: 'CHRG',
      number: '2026-0001',
      reference: '000000000000000000000000011',
      issuedAt: '2026-11-20T17:00:00.000Z',
      totals: { total: '2107.95' },
    });
    const pdf = await app.as('manager').get(`${documentsPath}/${issued.id}/pdf`);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Rechnung-2026-0001.pdf"',
      etag: `"${issued.pdfHash}"`,
    });
    expect(createHash('sha256').update(pdf.raw).digest('hex')).toBe(issued.pdfHash);
    const code = await readCode(pdf.raw);
    expect(code?.split('\n')).toEqual([
      ...['SPC', '0200', '1', 'CH4431999123000889012'],
      ...['S', 'Forstbetrieb Bergwald', 'Waldstrasse', '12', '3550', 'Langnau i.E.', 'CH'],
      ...['', '', '', '', '', '', ''],
      ...['2107.95', 'CHF'],
      ...['S', 'Łukasz Müller Sägewerk AG', 'Sägestrasse', '7a', '3400', 'Burgdorf', 'CH'],
      ...['QRR', '000000000000000000000000011', 'Rechnung 2026-0001', 'EPD'],
    ]);
    const [billed] = await app.events('documents.sources.billed');
    expect(billed?.payload).toMatchObject({
      documentId: issued.id,
      documentNumber: '2026-0001',
      kind: 'time',
    });
  });

  it('never changes afterwards, whatever happens around it', async () => {
    const issued = (await issue(await aDraft(app))).body as DocumentView;
    const url = `${documentsPath}/${issued.id}`;
    const before = await app.as('manager').get(`${url}/pdf`);
    await app.deliver(addressChanged, anAddress({ name: 'Ganz anders GmbH', city: 'Bern' }));
    await deliverLicence(app, 'own', { name: 'Umbenannt', iban: 'CH9300762011623852957' });
    const after = await app.as('manager').get(`${url}/pdf`);
    expect(after.raw.equals(before.raw)).toBe(true);
    const view = (await app.as('manager').get(url)).body as DocumentView;
    expect([view.recipient?.name, view.sender?.name, view.recipientName]).toEqual([
      'Łukasz Müller Sägewerk AG',
      'Forstbetrieb Bergwald',
      'Łukasz Müller Sägewerk AG',
    ]);
    const etag = String(before.headers['etag']);
    const again = await app.as('manager').get(`${url}/pdf`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const edit = await app.as('manager').put(url, toUpdate(issued), { ifMatch: issued.version });
    expect([edit.status, edit.body.code]).toEqual([409, 'DOCUMENT_NOT_EDITABLE']);
    const removal = await app.as('admin').delete(url, { ifMatch: issued.version });
    expect([removal.status, removal.body.code]).toEqual([409, 'DOCUMENT_NOT_DELETABLE']);
    expect((await issue(issued)).body.code).toBe('DOCUMENT_ALREADY_ISSUED');
  });

  it('checks everything before a number is taken', async () => {
    await app.deliver(addressChanged, anAddress({ id: ids.secondAddress, street: undefined, name: 'Иван' }));
    const bad = await aDraft(app, {
      addressId: ids.secondAddress,
      positions: [{ ...aLine(), unitPrice: '-5' }],
    });
    const { status, body } = await issue(bad);
    expect([status, body.code]).toEqual([422, 'DOCUMENT_NOT_ISSUABLE']);
    const found = body.fields.map(({ field, code }: { field: string; code: string }) => `${field}: ${code}`);
    expect(found.sort()).toEqual([
      'recipient.name: characters',
      'recipient.street: required',
      'totals.total: amount',
    ]);
    const empty = await aDraft(app, { positions: [], addressId: null });
    expect((await issue(empty)).body.fields.map((field: { field: string }) => field.field)).toEqual(
      expect.arrayContaining(['positions', 'addressId']),
    );
    expect((await issue(await aDraft(app))).body.number).toBe('2026-0001');
  });

  it('wants entries that were edited since to be looked at again', async () => {
    const made = await app.as('manager').post(documentsPath, { type: 'bill', projectId: ids.project });
    app.time.entries = app.time.entries
      .slice(1)
      .map((entry, n) => (n === 0 ? { ...entry, version: 2 } : entry));
    const { status, body } = await issue(made.body);
    expect([status, body.code, body.params.count]).toEqual([409, 'DOCUMENT_SOURCES_CHANGED', 2]);
  });

  it('issues the version that was looked at, once', async () => {
    const draft = await aDraft(app);
    const stale = await issue({ ...draft, version: 1 });
    expect(stale.status).toBe(412);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, person) => issue(draft, person)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await issue(await aDraft(app))).body.number).toBe('2026-0002');
  });

  it('numbers without a gap under twelve issuers while others roll back', async () => {
    const drafts: DocumentView[] = [];
    for (let n = 0; n < 24; n += 1) drafts.push(await aDraft(app));
    const rollBack = () =>
      app.db.tx(app.ctx(), async (tx) => {
        await app.get(NumberCounter).lock(tx);
        await app.get(NumberCounter).nextNumber(tx, 'bill', defaultSeries, '2026-11-20');
        await app.get(NumberCounter).nextReference(tx);
        throw new Error('given up');
      });
    const issueAll = async (own: DocumentView[], person: number) => {
      for (const draft of own) {
        const [answer] = await Promise.all([
          issue(draft, person),
          expect(rollBack()).rejects.toThrow('given up'),
        ]);
        expect(answer.status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, n) => issueAll(drafts.slice(n * 2, n * 2 + 2), n)));
    const { items } = (await app.as('manager').get(`${documentsPath}?pageSize=all&sort=number`)).body;
    const numbers = items.map((item: { number: string }) => item.number);
    expect(numbers).toEqual(Array.from({ length: 24 }, (_, n) => `2026-${String(n + 1).padStart(4, '0')}`));
  });

  const spyOnPrinter = () => jest.spyOn(app.get(DocumentPrinter), 'print');

  it('holds nothing while a PDF is drawn: others write meanwhile, and a draft that was changed is refused', async () => {
    const draft = await aDraft(app);
    const print = app.get(DocumentPrinter).print.bind(app.get(DocumentPrinter));
    const url = `${documentsPath}/${draft.id}`;
    spyOnPrinter().mockImplementationOnce(async (...given) => {
      const saved = await app.as('manager').put(url, toUpdate(draft), { ifMatch: draft.version });
      expect(saved.status).toBe(200);
      return print(...given);
    });
    const refused = await issue(draft);
    expect([refused.status, refused.body.code]).toEqual([412, 'VERSION_MISMATCH']);
    expect((await issue(await aDraft(app))).body.number).toBe('2026-0001');
  });

  it('draws anew where another process took the number meanwhile', async () => {
    const draft = await aDraft(app);
    const print = app.get(DocumentPrinter).print.bind(app.get(DocumentPrinter));
    const drawing = spyOnPrinter().mockImplementationOnce(async (...given) => {
      await app.db.tx(app.ctx(), async (tx) => {
        await app.get(NumberCounter).lock(tx);
        await app.get(NumberCounter).nextNumber(tx, 'bill', defaultSeries, '2026-11-20');
      });
      return print(...given);
    });
    const issued = (await issue(draft)).body;
    expect([issued.number, drawing.mock.calls.length]).toEqual(['2026-0002', 2]);
    const pdf = await app.as('manager').get(`${documentsPath}/${issued.id}/pdf`);
    expect((await readPdfText(pdf.raw)).join(' ')).toContain('2026-0002');
  });

  it('leaves the draft and the numbers as they were when its PDF cannot be drawn', async () => {
    const draft = await aDraft(app);
    spyOnPrinter().mockRejectedValueOnce(new Error('no thread'));
    expect((await issue(draft)).status).toBe(500);
    const { body } = await app.as('manager').get(`${documentsPath}/${draft.id}`);
    expect(body).toMatchObject({ status: draft.status, version: draft.version, number: null, pdfHash: null });
    expect((await issue(draft)).body.number).toBe('2026-0001');
  });

  it('takes a creditor reference for a normal IBAN', async () => {
    await deliverLicence(app, 'own', { iban: 'CH9300762011623852957' });
    const issued = (await issue(await aDraft(app))).body as DocumentView;
    expect(issued.reference).toMatch(/^RF\d{2}0000000001$/);
    const pdf = await app.as('manager').get(`${documentsPath}/${issued.id}/pdf`);
    expect((await readCode(pdf.raw))?.split('\n').slice(27, 29)).toEqual(['SCOR', issued.reference]);
  });

  it('previews a draft with a mark and without a code', async () => {
    const draft = await aDraft(app);
    const pdf = await app.as('manager').get(`${documentsPath}/${draft.id}/pdf`);
    expect(await readCode(pdf.raw)).toBeNull();
    expect((await readPdfText(pdf.raw))[0]).toContain('Entwurf');
    expect(pdf.headers['cache-control']).toContain('no-store');
  });

  it('numbers as the settings say and refuses a series that would give a number again', async () => {
    const admin = app.as('admin');
    const path = '/api/documents/settings';
    const { version, ...settings } = (await admin.get(path)).body;
    const short = {
      ...settings.series,
      bill: { format: 'short_year', delimiter: '.', prefix: 'R', width: 4 },
    };
    const saved = await admin.put(
      path,
      { ...settings, series: short, referencePrefix: '123456' },
      { ifMatch: version },
    );
    expect(saved.status).toBe(200);
    const issued = (await issue(await aDraft(app))).body as DocumentView;
    expect([issued.number, issued.reference]).toEqual([
      'R26.000001',
      expect.stringMatching(/^1234560{19}1\d$/),
    ]);
    const joined = { ...short, bill: { format: 'year', delimiter: '.', prefix: 'R', width: 6 } };
    expect((await admin.put(path, { ...settings, series: joined }, { ifMatch: 1 })).status).toBe(200);
    await app.as('manager').get(path);
    const plain = { format: 'consecutive', delimiter: '-', prefix: 'R26.', width: 4 };
    const clash = await admin.put(path, { ...settings, series: { ...short, bill: plain } }, { ifMatch: 2 });
    expect([clash.status, clash.body.code, clash.body.params.number]).toEqual([
      409,
      'DOCUMENT_NUMBERS_COLLIDE',
      'R26.000001',
    ]);
  });
});
