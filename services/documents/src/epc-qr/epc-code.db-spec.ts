import type { DocumentView } from '@jahrring/contracts-documents';
import { readPdfText } from '@jahrring/testing/pdf';
import {
  aDocumentsService,
  aDraft,
  deliverLicence,
  documentsPath,
  type DocumentsTest,
} from '../test/a-documents-service';
import { readCode } from '../test/read-pdf';

const page = { left: 0, top: 0, width: 210, height: 297 };

describe('a bill in euros from a country of the euro', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
    await deliverLicence(app, 'own', {
      country: 'DE',
      currency: 'EUR',
      iban: 'DE02 1203 0000 0000 2020 51',
      vatNumber: 'DE123456789',
    });
  });
  afterEach(() => app.close());

  const pdfOf = async (id: string) => (await app.as('manager').get(`${documentsPath}/${id}/pdf`)).raw;
  const issue = ({ id, version }: DocumentView) =>
    app.as('manager').post(`${documentsPath}/${id}/issue`, { changeEntries: false }, { ifMatch: version });

  it('carries a code that a banking app reads', async () => {
    const issued = (await issue(await aDraft(app, { currency: 'EUR' }))).body as DocumentView;
    expect(issued.reference).toMatch(/^RF\d{2}0000000001$/);
    expect((await readCode(await pdfOf(issued.id), page))?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Forstbetrieb Bergwald', 'DE02120300000000202051'],
      ...['EUR119.00', '', issued.reference],
    ]);
  });

  it('says on the draft nothing of a Swiss payment part', async () => {
    const draft = await aDraft(app, { currency: 'EUR' });
    expect((await readPdfText(await pdfOf(draft.id))).join(' ')).not.toContain('Zahlteil');
  });

  it('is not issued to an account that cannot exist', async () => {
    await deliverLicence(app, 'own', { country: 'DE', currency: 'EUR', iban: 'DE03120300000000202051' });
    const { body } = await issue(await aDraft(app, { currency: 'EUR' }));
    expect([body.code, body.fields[0].field]).toEqual(['DOCUMENT_NOT_ISSUABLE', 'sender.iban']);
  });
});
