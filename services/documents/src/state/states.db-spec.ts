import { objectChanged } from '@jahrring/contracts-inventory';
import type { DocumentChanged, DocumentView } from '@jahrring/contracts-documents';
import { ExtraFields } from '@jahrring/service-kit';
import { addressChanged } from '@jahrring/contracts-addresses';
import { DocumentPublisher } from '../document';
import {
  aDocumentsService,
  aDraft,
  aLine,
  anAddress,
  anObject,
  deliverObjects,
  documentsPath,
  ids,
  toUpdate,
} from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('states of documents', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const post = (path: string, body: object, ifMatch?: number) =>
    app.as('admin').post(`${documentsPath}${path}`, body, ifMatch ? { ifMatch } : {});
  const make = async (type: string, positions: object[] = [aLine()]): Promise<DocumentView> => {
    const answer = await post('', { type, addressId: ids.address, title: 'Arbeit', positions });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  const step = (document: DocumentView, status: string, change: object = {}) =>
    post(`/${document.id}/status`, { status, ...change }, document.version);

  it.each([
    ['offer', 'OFFR'],
    ['order_confirmation', 'CONF'],
    ['delivery_note', 'DONE'],
    ['bill', 'CHRG'],
    ['letter', 'DONE'],
    ['project_sheet', 'DONE'],
  ])('issues a document of type %s to %s, each in a series of its own', async (type, status) => {
    const issued = await step(await make(type), status);
    expect([issued.status, issued.body.status, issued.body.number]).toEqual([200, status, '2026-0001']);
    const pdf = await app.as('manager').get(`${documentsPath}/${issued.body.id}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
  });

  it('takes an offer back as a new revision under its number, and keeps what was sent', async () => {
    const sent = (await step(await make('offer'), 'OFFR')).body as DocumentView;
    const url = `${documentsPath}/${sent.id}`;
    const before = await app.as('manager').get(`${url}/pdf`);
    const back = (await step(sent, 'PREP')).body as DocumentView;
    expect([back.status, back.number, back.revision, back.pdfHash]).toEqual(['PREP', '2026-0001', 1, null]);
    const deletion = await app.as('admin').delete(url, { ifMatch: back.version });
    expect(deletion.body.code).toBe('DOCUMENT_NOT_DELETABLE');
    const changed = await app
      .as('manager')
      .put(url, { ...toUpdate(back), title: 'Neu gerechnet' }, { ifMatch: back.version });
    const anew = (await step(changed.body, 'OFFR')).body as DocumentView;
    expect([anew.number, anew.revision]).toEqual(['2026-0001', 1]);
    expect(anew.revisions).toEqual([{ revision: 0, issuedAt: sent.issuedAt, pdfHash: sent.pdfHash }]);
    const kept = await app.as('manager').get(`${url}/revisions/0/pdf`);
    expect(kept.raw.equals(before.raw)).toBe(true);
    expect((await app.as('manager').get(`${url}/revisions/7/pdf`)).status).toBe(404);
    expect((await step(await make('offer'), 'OFFR')).body.number).toBe('2026-0002');
  });

  it('refuses steps that follow from bills or are not in the table', async () => {
    const bill = (await step(await make('bill'), 'CHRG')).body as DocumentView;
    for (const status of ['PAID', 'CANC', 'PREP', 'ARCH']) {
      const { status: answer, body } = await step(bill, status);
      expect([status, answer, body.code]).toEqual([status, 409, 'DOCUMENT_STEP_REFUSED']);
    }
    const letter = (await step(await make('letter'), 'DONE')).body as DocumentView;
    const archived = (await step(letter, 'ARCH')).body as DocumentView;
    expect([archived.status, archived.archivedAt]).toEqual(['ARCH', '2026-11-20T17:00:00.000Z']);
  });

  it('tells of an archived offer what became of it, again too', async () => {
    const sent = (await step(await make('offer'), 'OFFR')).body as DocumentView;
    const accepted = (await step(sent, 'CONF')).body as DocumentView;
    await step(accepted, 'ARCH');
    const told = async () =>
      (await app.events('documents.document.changed'))
        .map(({ payload }) => payload as DocumentChanged)
        .filter(({ id }) => id === sent.id);
    expect((await told()).map(({ status, previousStatus }) => [status, previousStatus])).toEqual([
      ...[['PREP'], ['OFFR'], ['CONF']].map(([status]) => [status, undefined]),
      ['ARCH', 'CONF'],
    ]);
    for await (const page of app.get(DocumentPublisher).all(app.ctx())) {
      const again = page.find(({ payload }) => payload.id === sent.id);
      expect(again?.payload.previousStatus).toBe('CONF');
    }
  });

  it('takes nothing back that others came of', async () => {
    const offer = (await step(await make('offer'), 'OFFR')).body as DocumentView;
    const follow = await post(`/${offer.id}/follow-ups`, { type: 'order_confirmation' });
    expect((await step(offer, 'PREP')).body.code).toBe('DOCUMENT_HAS_FOLLOW_UPS');
    await app.as('admin').delete(`${documentsPath}/${follow.body.id}`, { ifMatch: 1 });
    expect((await step(offer, 'PREP')).status).toBe(200);
  });

  it('keeps a locked draft from everything until it is unlocked', async () => {
    const draft = await aDraft(app);
    const url = `${documentsPath}/${draft.id}`;
    const locked = (await post(`/${draft.id}/lock`, {}, draft.version)).body as DocumentView;
    expect(locked.locked).toBe(true);
    const manager = app.as('manager');
    const ifMatch = locked.version;
    const codes = [
      (await manager.put(url, toUpdate(locked), { ifMatch })).body.code,
      (await app.as('admin').delete(url, { ifMatch })).body.code,
      (await manager.post(`${url}/issue`, {}, { ifMatch })).body.code,
      (await manager.post(`${url}/reprice`, { positionIds: [ids.project] }, { ifMatch })).body.code,
    ];
    expect(codes).toEqual(['DOCUMENT_LOCKED', 'DOCUMENT_LOCKED', 'DOCUMENT_LOCKED', 'DOCUMENT_PRICE_LOCKED']);
    const open = await post(`/${draft.id}/unlock`, {}, locked.version);
    expect((await manager.post(`${url}/issue`, {}, { ifMatch: open.body.version })).status).toBe(200);
  });

  it('brings a deleted draft back with its entries, unless somebody billed them', async () => {
    const made = (await post('', { type: 'bill', projectId: ids.project })).body as DocumentView;
    const url = `${documentsPath}/${made.id}`;
    expect((await app.as('admin').delete(url, { ifMatch: 1 })).status).toBe(204);
    const back = await post(`/${made.id}/restore`, {});
    expect([back.status, back.body.positions[0].sourceCount]).toEqual([200, 5]);
    await app.as('admin').delete(url, { ifMatch: back.body.version });
    await post('', { type: 'bill', projectId: ids.project });
    const late = await post(`/${made.id}/restore`, {});
    expect([late.status, late.body.code]).toEqual([409, 'DOCUMENT_SOURCES_BILLED']);
  });

  it('marks many as exported and finds them by it', async () => {
    const drafts = [await aDraft(app), await aDraft(app)];
    const marked = await post('/exported', { ids: drafts.map(({ id }) => id), exported: true });
    expect(marked.body).toEqual({ changed: 2 });
    expect((await app.as('manager').get(`${documentsPath}?filter[exported]=true`)).body.total).toBe(2);
    const [first] = drafts;
    expect((await post('/exported', { ids: [first?.id], exported: false })).body).toEqual({ changed: 1 });
    expect(
      (await app.as('employee').post(`${documentsPath}/exported`, { ids: [first?.id], exported: true }))
        .status,
    ).toBe(403);
  });

  it('copies a document without what it takes or bills', async () => {
    const made = (await post('', { type: 'bill', projectId: ids.project })).body as DocumentView;
    const copy = (await post(`/${made.id}/duplicate`, { type: 'offer' })).body as DocumentView;
    expect([copy.type, copy.billKind, copy.totals?.net]).toEqual(['offer', null, made.totals?.net]);
    expect(copy.positions.map(({ sourceCount }) => sourceCount)).toEqual([0, 0]);
    expect(copy.links).toMatchObject([{ kind: 'copy', from: made.id }]);
  });

  it('tells which prices differ by now, and takes them over only when asked', async () => {
    const [object] = await deliverObjects(app, 1);
    if (!object) throw new Error('no object');
    const line = { kind: 'item', text: 'Eigener Text', objectId: object.id, quantity: '2' };
    const draft = await make('bill', [line]);
    const url = `${documentsPath}/${draft.id}`;
    const check = async () => (await app.as('manager').get(`${url}/prices`)).body.items;
    expect(await check()).toEqual([]);
    await app.deliver(objectChanged, { ...object, price: '2.5000' });
    const [difference] = await check();
    expect(difference).toMatchObject({ text: 'Eigener Text', unitPrice: '1.0500', currentPrice: '2.5000' });
    expect((await app.as('manager').get(url)).body.totals.net).toBe('2.10');
    const body = { positionIds: [difference.positionId] };
    const priced = await post(`/${draft.id}/reprice`, body, draft.version);
    expect([priced.body.totals.net, priced.body.version]).toEqual(['5.00', draft.version + 1]);
    expect(await check()).toEqual([]);
    expect(await app.audit()).toContainEqual(
      expect.objectContaining({
        action: 'reprice',
        before: { prices: [{ text: 'Eigener Text', unitPrice: '1.0500' }] },
        after: { prices: [{ text: 'Eigener Text', unitPrice: '2.5000' }] },
      }),
    );
    const issued = await post(`/${draft.id}/issue`, {}, draft.version + 1);
    const late = await post(`/${draft.id}/reprice`, body, issued.body.version);
    expect([late.status, late.body.code]).toEqual([409, 'DOCUMENT_PRICE_LOCKED']);
  });

  it('takes the project’s price before the object’s own, and leaves entries the price they have', async () => {
    const [object] = await deliverObjects(app, 1);
    if (!object) throw new Error('no object');
    app.time.projectPrices = [{ objectId: object.id, price: '9.9000' }];
    const choices = await app
      .as('manager')
      .get(`/api/documents/choices/objects?search=Sortiment&projectId=${ids.project}`);
    expect(choices.body.items).toMatchObject([{ title: 'Sortiment 1', unitPrice: '9.9000', unit: 'piece' }]);
    const made = (await post('', { type: 'bill', projectId: ids.project })).body as DocumentView;
    const body = { positionIds: [made.positions[0]?.id] };
    const refused = await post(`/${made.id}/reprice`, body, made.version);
    expect([refused.status, refused.body.code]).toEqual([409, 'DOCUMENT_ENTRY_LOCKED']);
  });

  it('refuses faulty objects by name', async () => {
    await deliverObjects(app, 2);
    await app.deliver(objectChanged, anObject(2, { active: false }));
    const positions = [1, 2].map((n) => ({
      kind: 'item',
      text: '',
      objectId: anObject(n).id,
      quantity: '1',
    }));
    const { status, body } = await post('', { type: 'offer', addressId: ids.address, positions });
    expect([status, body.code, body.params.titles, body.fields[0].field]).toEqual([
      422,
      'DOCUMENT_FAULTY_OBJECTS',
      'Sortiment 2',
      'positions.1.objectId',
    ]);
    const unknown = [{ kind: 'item', text: '', objectId: ids.project, quantity: '1' }];
    const stranger = await post('', { type: 'offer', addressId: ids.address, positions: unknown });
    expect([stranger.status, stranger.body.code]).toEqual([422, 'DOCUMENT_OBJECT_UNKNOWN']);
  });

  it('asks for saving before an export, and for a rate in a foreign currency', async () => {
    const draft = await aDraft(app, { currency: 'EUR' });
    const url = `${documentsPath}/${draft.id}`;
    const stale = await app.as('manager').get(`${url}/pdf?version=1`);
    expect([stale.status, stale.body.code]).toEqual([409, 'DOCUMENT_NOT_SAVED']);
    expect((await app.as('manager').get(`${url}/pdf?version=2`)).status).toBe(200);
    const refused = await post(`/${draft.id}/issue`, {}, draft.version);
    expect(refused.body.fields).toMatchObject([{ field: 'exchangeRate', code: 'required' }]);
    const body = { ...toUpdate(draft), exchangeRate: '0.935', exchangeRateDate: '2026-11-20' };
    const saved = await app.as('manager').put(url, body, { ifMatch: draft.version });
    expect([saved.body.total, saved.body.baseCurrency, saved.body.baseTotal]).toEqual([
      '108.10',
      'CHF',
      '101.07',
    ]);
    expect((await post(`/${draft.id}/issue`, {}, saved.body.version)).status).toBe(200);
  });

  it('says that an export failed, whatever the reason', async () => {
    Object.assign(app.get(ExtraFields), { listColumns: () => Promise.reject(new Error('no columns')) });
    const { status, body } = await app.as('manager').get(`${documentsPath}/export/csv`);
    expect([status, body.code, body.key]).toEqual([
      500,
      'DOCUMENT_EXPORT_FAILED',
      'documents:errors.exportFailed',
    ]);
  });

  it('hides figures from those who may not see prices', async () => {
    const issued = (await step(await make('bill'), 'CHRG')).body as DocumentView;
    const foreman = app.as('foreman');
    const view = (await foreman.get(`${documentsPath}/${issued.id}`)).body as DocumentView;
    expect([view.total, view.totals, view.positions[0]?.unitPrice]).toEqual([null, null, null]);
    expect((await foreman.get(documentsPath)).body.items[0].total).toBeNull();
    expect((await foreman.get(`${documentsPath}/${issued.id}/pdf`)).status).toBe(403);
    expect((await foreman.get(`${documentsPath}?filter[total]=108.1`)).body.total).toBe(0);
    const found = await foreman.get('/api/documents/search?q=2026-0001');
    expect(found.body.items[0]).toMatchObject({ subtitle: 'Łukasz Müller Sägewerk AG' });
    expect(found.body.items[0].amount).toBeUndefined();
    const customer = app.as('customer', { addressId: ids.address });
    expect((await customer.get(`${documentsPath}/${issued.id}`)).body.total).toBe('108.10');
  });

  it('leaves the version of an open draft alone when its address is renamed', async () => {
    const draft = await aDraft(app);
    await app.deliver(addressChanged, anAddress({ name: 'Neuer Name AG' }));
    const url = `${documentsPath}/${draft.id}`;
    const saved = await app.as('manager').put(url, toUpdate(draft), { ifMatch: draft.version });
    expect([saved.status, saved.body.recipientName]).toEqual([200, 'Neuer Name AG']);
  });

  it('moves the project as the settings say, and asks about its entries', async () => {
    const admin = app.as('admin');
    const path = '/api/documents/settings';
    const { version, ...settings } = (await admin.get(path)).body;
    const projectSteps = { bill: { CHRG: 'CHRG' }, offer: { OFFR: 'OFFR' } };
    const saved = await admin.put(path, { ...settings, projectSteps }, { ifMatch: version });
    expect([saved.status, saved.body.projectSteps]).toEqual([200, projectSteps]);
    const bill = (await post('', { type: 'bill', projectId: ids.project })).body as DocumentView;
    const issued = await step(bill, 'CHRG', { changeEntries: true });
    const [stepped] = await app.events('documents.project.stepped');
    expect(stepped?.payload).toEqual({
      documentId: bill.id,
      documentNumber: issued.body.number,
      projectId: ids.project,
      type: 'bill',
      status: 'CHRG',
      projectStatus: 'CHRG',
      changeEntries: true,
    });
    await step(await make('letter'), 'DONE');
    expect(await app.events('documents.project.stepped')).toHaveLength(1);
  });
});
