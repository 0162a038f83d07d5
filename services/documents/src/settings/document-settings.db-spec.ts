import type { DocumentSettings, DocumentSettingsDraft, DocumentView } from '@jahrring/contracts-documents';
import { newId } from '@jahrring/contracts-common';
import { aPng } from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import { aDocumentsService, aDraft, anEntry, documentsPath, ids } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { readCode } from '../test/read-pdf';

const path = '/api/documents/settings';
const plainIban = 'CH93 0076 2011 6238 5295 7';
const qrIban = 'CH44 3199 9123 0008 8901 2';

function anAccount(change: object = {}) {
  const account = { id: newId(), title: 'Raiffeisen', iban: plainIban, bic: '', currency: 'CHF' as const };
  return { ...account, reference: 'SCOR' as const, ...change };
}

describe('document settings', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const save = async (change: Partial<DocumentSettingsDraft>) => {
    const manager = app.as('manager');
    const { version, ...settings } = (await manager.get(path)).body as DocumentSettings;
    return manager.put(path, { ...settings, ...change }, { ifMatch: version });
  };
  const issue = async (change: Parameters<typeof aDraft>[1] = {}) => {
    const { id, version } = await aDraft(app, change);
    return app.as('manager').post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });
  };
  const pdfOf = async (answer: { body: DocumentView }) =>
    (await app.as('manager').get(`${documentsPath}/${answer.body.id}/pdf`)).raw;
  const series = async (change: object) => {
    const { body } = await app.as('manager').get(path);
    return { ...body.series, bill: { ...body.series.bill, ...change } };
  };

  it('changes a number series with its period once numbers have been given, and tells when', async () => {
    await issue();
    const changed = await save({ series: await series({ format: 'year_month' }) });
    expect(changed.body).toMatchObject({
      series: { bill: { format: 'year_month' } },
      previous: { bill: { until: '2027-01-01', series: { format: 'year' } } },
    });
    expect((await issue()).body.number).toBe('2026-0002');
    expect((await issue({ documentDate: '2027-01-02' })).body.number).toBe('2701-0001');
    expect((await issue({ documentDate: '2026-12-31' })).body.number).toBe('2026-0003');
  });

  it('changes at once where no number has been given, and takes a planned change back', async () => {
    await save({ series: await series({ format: 'consecutive' }) });
    expect((await issue()).body.number).toBe('000001');
    await save({ series: await series({ format: 'year' }) });
    const back = await save({ series: await series({ format: 'consecutive' }) });
    expect(back.body.previous).toEqual({});
    expect((await issue()).body.number).toBe('000002');
  });

  it('takes the account of the currency: its IBAN, its prefix, its kind of reference', async () => {
    const accounts = [
      anAccount({ currency: 'EUR' }),
      anAccount({ iban: qrIban, reference: 'QRR', referencePrefix: '210000' }),
    ];
    expect((await save({ bankAccounts: accounts })).body.bankAccounts[1].iban).toBe('CH4431999123000889012');
    expect((await issue()).body.reference).toMatch(/^2100000{19}1\d$/);
    const inEuro = await issue({ currency: 'EUR', exchangeRate: '0.94' });
    expect(inEuro.body.reference).toMatch(/^RF\d{2}0000000002$/);
    expect(await readCode(await pdfOf(inEuro))).toContain('CH9300762011623852957');
    await save({ bankAccounts: [anAccount({ reference: 'NON' })] });
    const without = await issue();
    expect([without.status, without.body.reference]).toEqual([200, null]);
    expect(await readCode(await pdfOf(without))).toContain('NON');
  });

  it.each([
    ['iban', { iban: 'CH94 0076 2011 6238 5295 7' }, 'bankAccounts.0.iban', 'iban'],
    ['too long a QR-IBAN', { iban: `${qrIban}${'0'.repeat(30)}` }, 'bankAccounts.0.iban', 'max'],
    ['a QR-IBAN without QRR', { iban: qrIban }, 'bankAccounts.0.reference', 'qrIbanNeedsQrr'],
    ['QRR without QR-IBAN', { reference: 'QRR' }, 'bankAccounts.0.reference', 'qrrNeedsQrIban'],
    ['a prefix without QRR', { referencePrefix: '12' }, 'bankAccounts.0.referencePrefix', 'qrrNeedsQrIban'],
    ['a BIC', { bic: 'POFI' }, 'bankAccounts.0.bic', 'regex'],
  ])('refuses %s', async (_name, change, field, code) => {
    const answer = await save({ bankAccounts: [anAccount(change)] });
    expect(answer.body).toMatchObject({ status: 422, fields: [{ field, code }] });
  });

  it('keeps account numbers out of the audit trail', async () => {
    await save({ bankAccounts: [anAccount()] });
    await save({ bankAccounts: [anAccount({ iban: qrIban, reference: 'QRR' })] });
    expect(JSON.stringify(await app.audit())).not.toContain('CH93');
  });

  it('prints sender, header, footer, texts with their variables, and the columns in the order chosen', async () => {
    const sender = { id: newId(), name: 'Werkhof Trub', zip: '3556', city: 'Trub', country: 'CH' as const };
    const texts = {
      de: { header: 'Seit 1961', footer: 'Zahlbar an {sender}', intro: 'Rechnung {number} für {recipient}' },
    };
    const saved = await save({
      senders: [{ ...sender, street: 'Dorf', houseNumber: '1' }],
      texts,
      columnOrder: 'price_quantity_total',
    });
    expect(saved.status).toBe(200);
    const issued = await issue();
    const [page = ''] = await readPdfText(await pdfOf(issued));
    expect(page).toContain('Werkhof Trub');
    expect(page).toContain('Seit 1961');
    expect(page).toContain('Rechnung 2026-0001 für Łukasz Müller Sägewerk AG');
    const wrong = await save({ texts: { de: { intro: 'Nr. {nummer}' } } });
    expect(wrong.body).toMatchObject({
      status: 422,
      fields: [{ field: 'texts.de.intro', code: 'variable' }],
    });
  });

  it('prints on landscape pages where that is wanted', async () => {
    await save({ orientation: 'landscape' });
    const { id } = await aDraft(app);
    const draft = await app.as('manager').get(`${documentsPath}/${id}/pdf`);
    const issued = await pdfOf(await issue());
    for (const pdf of [draft.raw, issued]) expect(pdf.includes('/MediaBox [0 0 841')).toBe(true);
    expect(await readCode(issued)).toContain('CH4431999123000889012');
  });

  it('offers terms of payment and the VAT of new lines to who edits drafts', async () => {
    const terms = [{ title: '10 Tage 2 % Skonto', days: 10 }];
    await save({ terms, vatKey: 'reduced', termDays: 45 });
    const { body } = await app.as('manager').get('/api/documents/choices/draft');
    expect(body).toMatchObject({ terms, vatKey: 'reduced', termDays: 45 });
  });

  it('prints the words of the term a draft was given, and its day', async () => {
    const issued = await issue({ termTitle: '10 Tage 2 % Skonto', termDays: 10, documentDate: '2026-11-20' });
    expect(issued.body).toMatchObject({ termTitle: '10 Tage 2 % Skonto', dueDate: '2026-11-30' });
    const [page = ''] = await readPdfText(await pdfOf(issued));
    expect(page).toContain('10 Tage 2 % Skonto');
    expect(page).toContain('30.11.2026');
  });

  it('rounds prices where that is wanted', async () => {
    app.time.entries = [anEntry(0, { unitPrice: '78.1250' })];
    const make = async () =>
      (await app.as('manager').post(documentsPath, { type: 'bill', projectId: ids.project })).body;
    await save({ roundPrices: true });
    expect((await make()).positions[0].unitPrice).toBe('78.1300');
  });

  it('keeps a logo, prints it and takes it away with its bytes', async () => {
    const admin = app.as('admin');
    const file = { name: 'logo.png', content: aPng(40, 20), type: 'image/png' };
    const added = await admin.post(`${path}/logo`, undefined, { ifMatch: 0, file });
    expect(added.body).toMatchObject({ version: 1, logoId: expect.any(String) });
    expect((await admin.get(`${path}/logo`)).headers['content-type']).toBe('image/png');
    expect((await pdfOf(await issue())).includes('/Subtype /Image')).toBe(true);
    const stale = await admin.post(`${path}/logo`, undefined, { ifMatch: 0, file });
    expect(stale.status).toBe(412);
    expect((await admin.delete(`${path}/logo`, { ifMatch: 1 })).body.logoId).toBeNull();
    expect((await admin.get(`${path}/logo`)).status).toBe(404);
  });

  it('is one row, also when two save it for the first time at once', async () => {
    const { version, ...settings } = (await app.as('admin').get(path)).body;
    const tries = [7, 8].map((termDays) =>
      app.as('admin').put(path, { ...settings, termDays }, { ifMatch: version }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412]);
  });
});
