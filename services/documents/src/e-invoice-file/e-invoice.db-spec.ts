import { addressChanged } from '@jahrring/contracts-addresses';
import type { DocumentView, EInvoiceView } from '@jahrring/contracts-documents';
import { createHash } from 'node:crypto';
import {
  aDocumentsService,
  aDraft,
  anAddress,
  deliverLicence,
  documentsPath,
  ids,
  type DocumentsTest,
} from '../test/a-documents-service';
import { readXml, textsAt } from '../einvoice/read-xml';

describe('electronic invoices', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
    await deliverLicence(app, 'own', { email: 'forst@bergwald.test', phone: '+41 34 402 11 22' });
  });
  afterEach(() => app.close());

  const wants = (eInvoice: string, change = {}) =>
    app.deliver(addressChanged, {
      ...anAddress({ email: 'eingang@kunde.test' }),
      eInvoice,
      buyerReference: '04011000-1234512345-06',
      ...change,
    });
  const issue = ({ id, version }: DocumentView) =>
    app.as('manager').post(`${documentsPath}/${id}/issue`, { changeEntries: false }, { ifMatch: version });
  const look = async (id: string) =>
    (await app.as('manager').get(`${documentsPath}/${id}/e-invoice`)).body as EInvoiceView;

  it('freezes the XML with the bill, as the recipient wants it', async () => {
    await wants('xrechnung_ubl');
    const draft = await aDraft(app);
    expect(await look(draft.id)).toEqual({ kind: 'xrechnung_ubl', problems: [], file: null });
    const issued = (await issue(draft)).body as DocumentView;
    const { kind, file } = await look(issued.id);
    expect([kind, file?.name]).toEqual(['xrechnung_ubl', 'xrechnung-2026-0001.xml']);
    await wants('none');
    const url = `${documentsPath}/${issued.id}/e-invoice/xml`;
    const xml = await app.as('manager').get(url);
    expect(createHash('sha256').update(xml.raw).digest('hex')).toBe(file?.hash);
    expect(xml.headers['content-disposition']).toBe('attachment; filename="xrechnung-2026-0001.xml"');
    const invoice = readXml(xml.text);
    expect(textsAt(invoice, 'BuyerReference')).toEqual(['04011000-1234512345-06']);
    expect(textsAt(invoice, 'LegalMonetaryTotal/PayableAmount')).toEqual([issued.totals?.total]);
    expect((await app.as('manager', { licence: 'other' }).get(url)).status).toBe(404);
  });

  it('lies inside the PDF of Factur-X, byte for byte', async () => {
    await wants('facturx');
    const issued = (await issue(await aDraft(app))).body as DocumentView;
    const pdf = await app.as('manager').get(`${documentsPath}/${issued.id}/pdf`);
    const text = pdf.raw.toString('latin1');
    expect(text).toContain('/AFRelationship /Alternative');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    const xml = await app.as('manager').get(`${documentsPath}/${issued.id}/e-invoice/xml`);
    expect(await attachedTo(pdf.raw)).toEqual({ 'factur-x.xml': xml.text });
    expect((await look(issued.id)).file?.name).toBe('factur-x.xml');
  });

  it('is a credit note of the bill for its correction', async () => {
    await wants('xrechnung_ubl');
    const bill = (await issue(await aDraft(app))).body as DocumentView;
    const draft = (await app.as('manager').post(`${documentsPath}/${bill.id}/corrections`, {})).body;
    const correction = (await issue(draft as DocumentView)).body as DocumentView;
    expect(correction.type).toBe('bill_correction');
    const xml = (await app.as('manager').get(`${documentsPath}/${correction.id}/e-invoice/xml`)).text;
    const credit = readXml(xml);
    expect(credit.name).toBe('CreditNote');
    expect(textsAt(credit, 'BillingReference/InvoiceDocumentReference/ID')).toEqual([bill.number]);
    expect(textsAt(credit, 'LegalMonetaryTotal/PayableAmount')).toEqual([correction.totals?.total]);
  });

  it('holds a bill back that would break its rules, before a number is taken', async () => {
    await wants('xrechnung_cii', { buyerReference: undefined, email: undefined });
    const draft = await aDraft(app);
    const fields = ['recipient.buyerReference', 'recipient.electronicAddress'];
    expect((await look(draft.id)).problems.map(({ field }) => field).sort()).toEqual(fields);
    const { status, body } = await issue(draft);
    expect([status, body.code]).toEqual([422, 'DOCUMENT_NOT_ISSUABLE']);
    expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(fields);
    await wants('none');
    expect((await issue(draft)).body.number).toBe('2026-0001');
    expect(await look(draft.id)).toEqual({ kind: null, problems: [], file: null });
    expect((await app.as('manager').get(`${documentsPath}/${draft.id}/e-invoice/xml`)).status).toBe(404);
    expect(ids.address).toBe(draft.addressId);
  });
});

async function attachedTo(bytes: Buffer): Promise<Record<string, string>> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: Record<string, string> = {};
  for (const [id] of (await pdf.getAttachments()) ?? []) {
    texts[id] = Buffer.from((await pdf.getAttachmentContent(id)) as Uint8Array).toString();
  }
  await pdf.loadingTask.destroy();
  return texts;
}
