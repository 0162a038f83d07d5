import { addressMerged } from '@jahrring/contracts-addresses';
import type { DocumentView } from '@jahrring/contracts-documents';
import { testId } from '@jahrring/testing';
import { aDocumentsService, aDraft, documentsPath, ids } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('documents of a merged address', () => {
  let app: DocumentsTest;
  let draft: DocumentView;
  let issued: DocumentView;
  beforeEach(async () => {
    app = await aDocumentsService();
    draft = await aDraft(app);
    const { id, version } = await aDraft(app);
    const answer = await app
      .as('manager')
      .post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });
    issued = answer.body;
  });
  afterEach(() => app.close());

  const merge = (undone = false) =>
    app.deliver(addressMerged, {
      ...{ id: testId('merge'), fromId: ids.address, fromName: 'Łukasz Müller Sägewerk AG' },
      ...{ intoId: ids.secondAddress, intoName: 'Gemeinde Trub', undone },
    });
  const get = async ({ id }: DocumentView): Promise<DocumentView> =>
    (await app.as('manager').get(`${documentsPath}/${id}`)).body;
  const pdf = async ({ id }: DocumentView) => (await app.as('manager').get(`${documentsPath}/${id}/pdf`)).raw;

  it('go over, drafts with its name; what was issued prints the same bytes', async () => {
    const before = await pdf(issued);
    await merge();
    expect(await get(draft)).toMatchObject({
      addressId: ids.secondAddress,
      recipientName: 'Gemeinde Trub',
      version: draft.version,
    });
    const after = await get(issued);
    expect([after.addressId, after.recipientName, after.recipient?.name]).toEqual([
      ids.secondAddress,
      'Łukasz Müller Sägewerk AG',
      'Łukasz Müller Sägewerk AG',
    ]);
    expect((await pdf(issued)).equals(before)).toBe(true);
    const told = (await app.events('documents.document.changed')).slice(-2);
    expect(told.map(({ payload }) => payload.addressId)).toEqual([ids.secondAddress, ids.secondAddress]);
  });

  it('come back when the merge is taken back, but not those that were its own', async () => {
    const body = { type: 'offer', addressId: ids.secondAddress, title: 'Eigene' };
    const own = (await app.as('manager').post(documentsPath, body)).body as DocumentView;
    await merge();
    await merge();
    await merge(true);
    expect((await get(draft)).addressId).toBe(ids.address);
    expect((await get(issued)).addressId).toBe(ids.address);
    expect((await get(own)).addressId).toBe(ids.secondAddress);
  });

  it('stay where the merge was taken back before it was heard of', async () => {
    await merge(true);
    await merge();
    expect((await get(draft)).addressId).toBe(ids.address);
  });
});
