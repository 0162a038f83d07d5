import {
  aPdf,
  describeLicenceMatrix,
  describeRoleMatrix,
  testMember,
  type TestService,
} from '@jahrring/testing';
import type { DocumentView } from '@jahrring/contracts-documents';
import { FixedClock } from '@jahrring/service-kit';
import { documentsService } from './documents.service-definition';
import { defaultContent } from './template/default-content';
import {
  aDocumentsService,
  aLine,
  aDraft,
  anEntry,
  deliverProject,
  documentsPath,
  FakeTime,
  ids,
  now,
  prepareCopies,
  toUpdate,
} from './test/a-documents-service';
import type { DocumentsTest } from './test/a-documents-service';

const clock = new FixedClock(now);

const aMail = { to: [{ address: 'a@kunde.test' }], subject: 'x', text: 'x' };

const aBlankDraft = {
  title: 'x',
  documentDate: '2026-11-20',
  termDays: 30,
  currency: 'CHF',
  language: 'de',
  cashRounding: true,
  positions: [],
};

const aPayment = { paidOn: '2026-11-20', amount: '1' };

/** An annex of the draft, and an issued bill with its mail. */
async function prepareSending(app: TestService, draftId: string) {
  const manager = app.as('manager');
  const file = { name: 'a.pdf', content: aPdf(), type: 'application/pdf' };
  const annex = await manager.post(`${documentsPath}/${draftId}/annexes`, undefined, { file });
  const { id, version } = await aDraft(app);
  await manager.post(`${documentsPath}/${id}/issue`, { changeEntries: false }, { ifMatch: version });
  const mail = await manager.post(`${documentsPath}/${id}/mails`, aMail);
  const payments = await manager.post(`${documentsPath}/${id}/payments`, aPayment);
  return {
    paymentId: payments.body.items[0].id,
    annexId: annex.body.id,
    mailId: mail.body.id,
    'DocumentMail_retry.id': id,
  };
}

/** An offer that was accepted by a link. */
async function prepareShare(app: TestService) {
  const manager = app.as('manager');
  const made = (await manager.post(documentsPath, { type: 'offer', addressId: ids.address, sources: [] }))
    .body;
  const body = { ...toUpdate(made), title: 'Offerte', positions: [aLine()] };
  const { version } = (await manager.put(`${documentsPath}/${made.id}`, body, { ifMatch: made.version }))
    .body;
  const issued = await manager.post(`${documentsPath}/${made.id}/issue`, {}, { ifMatch: version });
  const link = (await manager.post(`${documentsPath}/${made.id}/share`, undefined)).body;
  const answer = { name: 'Kunde', pdfHash: issued.body.pdfHash };
  await app.anonymous().post(`/api/documents${link.path}/acceptance`, answer);
  const names = ['acceptance', 'view', 'revoke', 'create'].map((name) => [`Share_${name}.id`, made.id]);
  const token = link.path.split('/').at(-1);
  return { linkId: link.id, token, ...(Object.fromEntries(names) as Record<string, string>) };
}

async function prepare(app: TestService): Promise<Record<string, string>> {
  await prepareCopies(app);
  const draft = await aDraft(app);
  const template = await app.as('manager').post('/api/documents/templates', { type: 'bill', title: 'x' });
  const ofTemplates = ['get', 'getVersion', 'update', 'remove'].map((name) => [
    `Template_${name}.id`,
    template.body.id,
  ]);
  return {
    ...(Object.fromEntries(ofTemplates) as Record<string, string>),
    ...(await prepareSending(app, draft.id)),
    ...(await prepareShare(app)),
    number: '424242',
    revision: '424242',
    id: draft.id,
    project: ids.project,
    address: ids.address,
  };
}

/** An offer and two issued bills of the licence `other`. */
async function prepareOther(app: TestService): Promise<Record<string, string>> {
  const stranger = app.as('manager', { licence: 'other' });
  const make = async (type: string) => {
    const made = { type, addressId: ids.otherAddress, sources: [] };
    const draft = (await stranger.post(documentsPath, made)).body as DocumentView;
    const body = { ...toUpdate(draft), title: 'Eigenes', positions: [aLine()] };
    const saved = await stranger.put(`${documentsPath}/${draft.id}`, body, { ifMatch: draft.version });
    const { id, version, positions } = saved.body as DocumentView;
    await stranger.post(`${documentsPath}/${id}/issue`, { changeEntries: false }, { ifMatch: version });
    return { id, line: positions[0]?.id ?? '' };
  };
  const [offer, bill, credited] = [await make('offer'), await make('bill'), await make('bill')];
  return {
    id: offer.id,
    offeredLine: offer.line,
    'Payment_record.id': bill.id,
    'DocumentChain_correct.id': credited.id,
    billedLine: credited.line,
  };
}

describeLicenceMatrix(documentsService, {
  clock,
  client: new FakeTime(),
  prepare,
  prepareOther,
  creations: {
    Document_create: { of: 'id', body: { type: 'bill', addressId: ids.otherAddress, sources: [] } },
    Template_create: { of: 'Template_get.id', body: { type: 'bill', title: 'Fremd' } },
    Payment_record: { of: 'paymentId', body: aPayment },
    DocumentChain_deposit: { of: 'id', body: { percent: '30' } },
    DocumentChain_duplicate: { of: 'id', body: {} },
    DocumentChain_follow: {
      of: 'id',
      body: { type: 'order_confirmation', positions: [{ id: '{offeredLine}', quantity: '0.100' }] },
    },
    DocumentChain_correct: {
      of: 'id',
      body: { positions: [{ id: '{billedLine}', quantity: '0.100' }] },
    },
  },
  bodies: {
    Document_issue: { changeEntries: false },
    DocumentChain_follow: { type: 'bill' },
    DocumentChain_deposit: { percent: '30' },
    DocumentChain_allocate: { depositId: ids.project },
    DocumentChain_correct: {},
    DocumentChain_duplicate: {},
    BillingRun_start: { items: [{ source: 'project', id: ids.project }] },
    DocumentMail_send: aMail,
    Payment_record: aPayment,
    Annex_attach: { ids: [ids.project] },
    DocumentState_step: { status: 'ARCH' },
    DocumentState_reprice: { positionIds: [ids.project] },
    Template_update: { title: 'x', isDefault: false, content: defaultContent('bill', 'CH') },
    Document_preview: aBlankDraft,
    Document_update: aBlankDraft,
  },
  exempt: {
    DocumentExport_export: 'its parameter is a format',
    Document_listBillable: 'asks for a project by query, tried below',
  },
  late: { exempt: { DocumentChain_allocate: 'asks for the deposit’s bill first' } },
});

/** Permission to see prices, required in addition to the document's by endpoints that show prices. */
const prices = 'tools.project.showprice';

describeRoleMatrix(documentsService, {
  clock,
  client: new FakeTime(),
  prepare: async (app) => {
    const found = await prepare(app);
    const issued = found['DocumentMail_retry.id'] ?? '';
    return { ...found, format: 'xlsx', number: '1', revision: '1', 'DocumentMail_propose.id': issued };
  },
  absent: {
    EInvoice_xml: 'a bill to a customer in Switzerland has none',
    Document_revisionPdf: 'no offer was taken back',
  },
  alsoNeeds: {
    EInvoice_xml: prices,
    Document_pdf: prices,
    DocumentMail_propose: prices,
    DocumentState_checkPrices: prices,
  },
});

describe('who sees which documents', () => {
  let app: DocumentsTest;
  let draft: DocumentView;
  let issued: DocumentView;
  beforeAll(async () => {
    app = await aDocumentsService();
    app.time.entries = [anEntry(1)];
    draft = await aDraft(app);
    const made = (await app.as('manager').post(documentsPath, { type: 'bill', projectId: ids.project })).body;
    issued = (
      await app.as('manager').post(`${documentsPath}/${made.id}/issue`, undefined, { ifMatch: made.version })
    ).body;
  });
  afterAll(() => app.close());

  const seen = async (client: ReturnType<DocumentsTest['as']>) => {
    const { body } = await client.get(`${documentsPath}?sort=title`);
    return body.items.map((item: { id: string }) => item.id);
  };

  it('shows a customer what was sent to their address, and no draft', async () => {
    const customer = app.as('customer', { addressId: ids.address });
    expect(await seen(customer)).toEqual([issued.id]);
    expect((await customer.get(`${documentsPath}/${issued.id}/pdf`)).status).toBe(200);
    expect((await customer.get(`${documentsPath}/${draft.id}`)).status).toBe(404);
    expect((await customer.get(`${documentsPath}/${draft.id}/pdf`)).status).toBe(404);
    expect(await seen(app.as('customer', { addressId: ids.secondAddress }))).toEqual([]);
    expect(await seen(app.as('customer'))).toEqual([]);
  });

  it('shows a foreman the documents of their projects, or all while they have none', async () => {
    expect(await seen(app.as('foreman'))).toHaveLength(2);
    await deliverProject(app, ids.project, 'own', [testMember('foreman')]);
    expect(await seen(app.as('foreman'))).toEqual([issued.id]);
    expect((await app.as('foreman').get(`${documentsPath}/${draft.id}`)).status).toBe(404);
    expect((await app.as('foreman').get(`${documentsPath}/${issued.id}`)).status).toBe(200);
  });

  it('does not take a project, an address or a position of another licence', async () => {
    const stranger = app.as('manager', { licence: 'other' });
    const billable = await stranger.get(`${documentsPath}/billable?projectId=${ids.project}`);
    expect(billable.status).toBe(404);
    const byProject = await stranger.post(documentsPath, { type: 'bill', projectId: ids.project });
    expect([byProject.status, byProject.body.code]).toEqual([422, 'DOCUMENT_PROJECT_UNKNOWN']);
    const byAddress = await stranger.post(documentsPath, {
      type: 'bill',
      addressId: ids.address,
      sources: [],
    });
    expect([byAddress.status, byAddress.body.fields[0].field]).toEqual([422, 'addressId']);
    const own = await app
      .as('manager')
      .put(
        `${documentsPath}/${draft.id}`,
        { ...toUpdate(draft), addressId: ids.otherAddress },
        { ifMatch: draft.version },
      );
    expect(own.status).toBe(422);
  });
});
