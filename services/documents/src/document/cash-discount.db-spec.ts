import type { DocumentSettings, DocumentView } from '@jahrring/contracts-documents';
import { readPdfText } from '@jahrring/testing/pdf';
import { deliverLicence, documentsPath, ids, toUpdate } from '../test/a-documents-service';
import { aDocumentsService, aDraft, aLine } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { readCode } from '../test/read-pdf';

const steps = [
  { days: 10, percent: '2' },
  { days: 20, percent: '1.5' },
];

describe('cash discounts', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const post = async (path: string, body?: object, ifMatch?: number): Promise<DocumentView> => {
    const answer = await app.as('manager').post(`${documentsPath}${path}`, body, ifMatch ? { ifMatch } : {});
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body as DocumentView;
  };
  const issue = ({ id, version }: DocumentView) => post(`/${id}/issue`, undefined, version);
  const pdfOf = async ({ id }: DocumentView) =>
    (await app.as('manager').get(`${documentsPath}/${id}/pdf`)).raw;
  const saveSettings = async (change: object) => {
    const path = '/api/documents/settings';
    const { version, ...settings } = (await app.as('manager').get(path)).body as DocumentSettings;
    return app.as('manager').put(path, { ...settings, ...change }, { ifMatch: version });
  };

  it('go from the settings through offer and order to the bill, its code and its words', async () => {
    expect((await saveSettings({ cashDiscounts: steps })).status).toBe(200);
    const draft = await post('', { type: 'offer', addressId: ids.address, positions: [aLine()] });
    expect(draft.cashDiscounts).toEqual(steps);
    const saved = await app
      .as('manager')
      .put(`${documentsPath}/${draft.id}`, { ...toUpdate(draft), termDays: 45 }, { ifMatch: draft.version });
    const offer = await issue(saved.body as DocumentView);
    expect((await readPdfText(await pdfOf(offer))).join(' ')).toContain('2 % Skonto innerhalb von 10 Tagen');
    await saveSettings({ cashDiscounts: [] });
    const order = await issue(await post(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    const bill = await issue(await post(`/${order.id}/follow-ups`, { type: 'bill' }));
    expect(bill).toMatchObject({ cashDiscounts: steps, termDays: 45, dueDate: '2027-01-04' });
    const pdf = await pdfOf(bill);
    const text = (await readPdfText(pdf)).join(' ');
    expect(text).toContain('2 % Skonto innerhalb von 10 Tagen (bis 30.11.2026)');
    expect(text).toContain('1.5 % Skonto innerhalb von 20 Tagen (bis 10.12.2026)');
    const code = (await readCode(pdf))?.split('\n') ?? [];
    expect(code.slice(-3)).toEqual([
      'Rechnung 2026-0001',
      'EPD',
      '//S1/10/2026-0001/11/261120/30/107787577/40/2:10;1.5:20;0:45',
    ]);
    const correction = await post(`/${bill.id}/corrections`, {});
    expect(correction.cashDiscounts).toEqual([]);
  });

  it('leave out the reference of the customer where the code has no room for it', async () => {
    const draft = await aDraft(app, {
      cashDiscounts: steps,
      orderNumber: 'Bestellung '.repeat(4),
      paymentMessage: 'x'.repeat(70),
    });
    const code = (await readCode(await pdfOf(await issue(draft))))?.split('\n') ?? [];
    expect(code.at(-1)).toBe('//S1/10/2026-0001/11/261120/30/107787577/40/2:10;1.5:20;0:30');
  });

  it('are kept by a client that does not know them', async () => {
    const draft = await aDraft(app, { cashDiscounts: steps });
    const { cashDiscounts: _steps, ...known } = toUpdate(draft);
    const { body } = await app
      .as('manager')
      .put(`${documentsPath}/${draft.id}`, known, { ifMatch: draft.version });
    expect((body as DocumentView).cashDiscounts).toEqual(steps);
  });

  it.each([
    ['nothing', [{ days: 10, percent: '0' }], 'cashDiscounts.0.percent', 'cashDiscountPercent'],
    ['everything', [{ days: 10, percent: '100' }], 'cashDiscounts.0.percent', 'regex'],
    ['after the term', [{ days: 31, percent: '2' }], 'cashDiscounts.0.days', 'cashDiscountTerm'],
    ['no later step', [steps[0], { days: 10, percent: '1' }], 'cashDiscounts.1.days', 'cashDiscountDays'],
    ['more for later', [steps[0], { days: 20, percent: '3' }], 'cashDiscounts.1.percent', 'cashDiscountLess'],
    ['three steps', [...steps, { days: 25, percent: '1' }], 'cashDiscounts', 'maxItems'],
  ])('are refused at their field: %s', async (_, cashDiscounts, field, code) => {
    const draft = await aDraft(app);
    const answer = await app
      .as('manager')
      .put(`${documentsPath}/${draft.id}`, { ...toUpdate(draft), cashDiscounts }, { ifMatch: draft.version });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([expect.objectContaining({ field, code })]);
    const settings = await saveSettings({ cashDiscounts });
    expect(settings.body.fields).toEqual([expect.objectContaining({ field, code })]);
  });

  it('stand on a bill that is not Swiss as well', async () => {
    await deliverLicence(app, 'own', { country: 'DE', currency: 'EUR', iban: 'DE02120300000000202051' });
    const issued = await issue(await aDraft(app, { currency: 'EUR', cashDiscounts: steps, language: 'fr' }));
    expect((await readPdfText(await pdfOf(issued))).join(' ')).toMatch(/2 % d’escompte à 10 jours/);
  });
});
