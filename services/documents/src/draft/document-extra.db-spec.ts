import { extraFieldsChanged, type ExtraField } from '@jahrring/contracts-common';
import { describeExtraFields } from '@jahrring/testing';
import { documentsService } from '../documents.service-definition';
import {
  aDocumentsService,
  aDraft,
  documentsPath,
  toUpdate,
  type DocumentsTest,
} from '../test/a-documents-service';

/** A document is made first and filled in then. */
describeExtraFields(documentsService, {
  entity: 'document',
  url: documentsPath,
  requiredAtOnce: false,
  create: async (client, extra) => {
    const created = await client.post(documentsPath, { type: 'bill', title: 'Rechnung', sources: [] });
    if (!extra) return created;
    const body = { ...toUpdate(created.body), extra };
    const filled = await client.put(`${documentsPath}/${created.body.id}`, body, {
      ifMatch: created.body.version,
    });
    return { ...filled, status: filled.status === 200 ? 201 : filled.status };
  },
  update: async (client, { id }, extra) => {
    const { body } = await client.get(`${documentsPath}/${id}`);
    return client.put(`${documentsPath}/${id}`, { ...toUpdate(body), extra }, { ifMatch: body.version });
  },
});

const revier: ExtraField = {
  key: 'text_revier',
  title: { de: 'Revier' },
  kind: 'text',
  required: true,
  active: true,
  order: 0,
  inList: true,
};

describe('extra fields of a document that is issued', () => {
  let app: DocumentsTest;

  beforeAll(async () => {
    app = await aDocumentsService();
    await app.deliver(extraFieldsChanged, { entity: 'document', fields: [revier] });
  });
  afterAll(() => app.close());

  it('must be filled in, and stay as they were', async () => {
    const admin = app.as('admin');
    const bill = await aDraft(app);
    const issue = `${documentsPath}/${bill.id}/issue`;
    const refused = await admin.post(issue, undefined, { ifMatch: bill.version });
    expect(refused.body['fields']).toMatchObject([{ field: 'extra.text_revier', code: 'required' }]);
    const body = {
      ...toUpdate(bill),
      introText: 'Arbeiten im {Revier}',
      extra: { text_revier: 'Sonnhalde' },
    };
    const filled = await admin.put(`${documentsPath}/${bill.id}`, body, { ifMatch: bill.version });
    const issued = await admin.post(issue, undefined, { ifMatch: filled.body.version });
    expect([issued.status, issued.body['extra']]).toEqual([200, { text_revier: 'Sonnhalde' }]);
  });
});
