import { newId } from '@jahrring/contracts-common';
import { countPositions, groupings } from '@jahrring/contracts-documents';
import type { BillableList, DocumentView } from '@jahrring/contracts-documents';
import { addressChanged } from '@jahrring/contracts-addresses';
import {
  aDocumentsService,
  aDraft,
  aLine,
  anAddress,
  anEntry,
  documentsPath,
  ids,
  toUpdate,
} from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { testId } from '@jahrring/testing';

describe('drafts', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const fromProject = (change: object = {}) =>
    app.as('manager').post(documentsPath, { type: 'bill', projectId: ids.project, ...change });

  it('makes a bill of everything unbilled of a project', async () => {
    const { status, body, headers } = await fromProject();
    const draft = body as DocumentView;
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    expect(draft).toMatchObject({
      type: 'bill',
      status: 'PREP',
      number: null,
      title: 'Durchforstung Gohlgraben',
      recipientName: 'Łukasz Müller Sägewerk AG',
      documentDate: '2026-11-20',
      dueDate: '2026-12-20',
      deliveryFrom: '2026-11-01',
      deliveryTo: '2026-11-10',
    });
    expect(
      draft.positions.map(({ text, quantity, amount, sourceCount }) => [text, quantity, amount, sourceCount]),
    ).toEqual([
      ['Holzen\n01.11.2026 – 09.11.2026', '12.500', '975.00', 5],
      ['Rücken\n02.11.2026 – 10.11.2026', '12.500', '975.00', 5],
    ]);
    expect(draft.totals).toMatchObject({ net: '1950.00', vat: '157.95', rounding: '0.00', total: '2107.95' });
    const claimed = await app.events('documents.sources.claimed');
    expect(claimed[0]?.payload['sources']).toHaveLength(10);
  });

  it('groups by entry and by day', async () => {
    const sources = app.time.entries.slice(0, 3).map(({ id, version }) => ({ id, version }));
    const perEntry = (await fromProject({ grouping: 'entry', sources })).body as DocumentView;
    expect(perEntry.positions.map((position) => position.text)).toEqual([
      '01.11.2026 Holzen\nAnna Muster',
      '02.11.2026 Rücken\nAnna Muster',
      '03.11.2026 Holzen\nAnna Muster',
    ]);
    const perDay = (await fromProject({ grouping: 'day' })).body as DocumentView;
    expect(perDay.positions).toHaveLength(7);
  });

  it.each(groupings)('is told before how many positions "%s" makes of the entries', async (grouping) => {
    app.time.entries = Array.from({ length: 40 }, (_, n) =>
      anEntry(n, {
        employeeId: testId(`person ${n % 3}`),
        employeeName: 'Anna Muster',
        unitPrice: n % 5 === 0 ? '92.0000' : '78.0000',
        vatRateKey: n % 7 === 0 ? 'reduced' : 'standard',
        // The rates changed with the year.
        ...(n % 11 === 0 ? { workDate: '2023-12-30' } : {}),
      }),
    );
    const listed = await app.as('manager').get(`${documentsPath}/billable?projectId=${ids.project}`);
    const { items } = listed.body as BillableList;
    const draft = (await fromProject({ grouping })).body as DocumentView;
    expect(draft.positions).toHaveLength(countPositions(items, grouping, 'CH'));
  });

  it('shows what is unbilled, and no longer once a draft holds it', async () => {
    const manager = app.as('manager');
    const list = () => manager.get(`${documentsPath}/billable?projectId=${ids.project}`);
    expect((await list()).body).toMatchObject({ total: '1950.00' });
    const draft = (await fromProject()).body as DocumentView;
    expect((await list()).body).toEqual({ items: [], total: '0.00' });
    expect((await fromProject()).body.code).toBe('DOCUMENT_NOTHING_TO_BILL');
    expect((await app.as('admin').delete(`${documentsPath}/${draft.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await list()).body.items).toHaveLength(10);
    expect((await app.events('documents.sources.released'))[0]?.payload['sources']).toHaveLength(10);
  });

  it('refuses entries that were edited since they were looked at', async () => {
    const sources = app.time.entries.map(({ id, version }) => ({ id, version: version + 1 }));
    const { status, body } = await fromProject({ sources });
    expect([status, body.code, body.params.count]).toEqual([409, 'DOCUMENT_SOURCES_CHANGED', 10]);
    expect((await app.as('manager').get(documentsPath)).body.total).toBe(0);
  });

  it('says so when time cannot be reached', async () => {
    app.time.isDown = true;
    const { status, body } = await fromProject();
    expect([status, body.code]).toEqual([503, 'DOCUMENT_TIME_UNAVAILABLE']);
  });

  it('bills each entry once when ten people want it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, person) =>
        app.as('manager', { person }).post(documentsPath, { type: 'bill', projectId: ids.project }),
      ),
    );
    const made = answers.filter((answer) => answer.status === 201);
    expect(made).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      expect(['DOCUMENT_SOURCES_BILLED', 'DOCUMENT_NOTHING_TO_BILL']).toContain(body.code);
    }
    const claims = await app.events('documents.sources.claimed');
    expect(claims).toHaveLength(1);
    expect((await app.as('manager').get(documentsPath)).body.total).toBe(1);
  });

  it('saves positions whole: adds, orders, removes, and frees what a removed one held', async () => {
    const draft = (await fromProject()).body as DocumentView;
    const [first, second] = draft.positions;
    const body = { ...toUpdate(draft), positions: [{ kind: 'text', text: 'Vorab' }, aLine(), second] };
    const url = `${documentsPath}/${draft.id}`;
    const saved = await app.as('manager').put(url, body, { ifMatch: 1 });
    expect(saved.body.positions.map((position: DocumentView['positions'][number]) => position.text)).toEqual([
      'Vorab',
      'Pauschale',
      second?.text,
    ]);
    expect(saved.body.positions[2]).toMatchObject({ id: second?.id, sourceCount: 5, amount: '975.00' });
    expect(saved.body.version).toBe(2);
    expect(saved.body.totals.net).toBe('1075.00');
    expect((await app.events('documents.sources.released'))[0]?.payload['sources']).toHaveLength(5);
    const stolen = { ...toUpdate(saved.body), positions: [{ ...aLine(), id: first?.id }] };
    const after = await app.as('manager').put(url, stolen, { ifMatch: 2 });
    expect(after.body.positions[0].sourceCount).toBe(0);
  });

  it('asks for the version and refuses an old one with the present draft', async () => {
    const draft = await aDraft(app);
    const url = `${documentsPath}/${draft.id}`;
    const body = toUpdate(draft);
    expect((await app.as('manager').put(url, body)).status).toBe(428);
    const stale = await app.as('manager').put(url, { ...body, title: 'Alt' }, { ifMatch: 1 });
    expect([stale.status, stale.body.current.title]).toEqual([412, 'Pauschale']);
    expect((await app.as('manager').get(url)).body.version).toBe(2);
  });

  it('names every wrong field', async () => {
    const draft = await aDraft(app);
    const body = {
      ...toUpdate(draft),
      title: '',
      positions: [{ kind: 'item', text: 'x', quantity: 'viel' }],
    };
    const { status, body: problem } = await app
      .as('manager')
      .put(`${documentsPath}/${draft.id}`, body, { ifMatch: 2 });
    expect(status).toBe(422);
    expect(problem.fields.map((field: { field: string }) => field.field)).toEqual(
      expect.arrayContaining(['title', 'positions.0.quantity']),
    );
  });

  it('makes one document of one key sent twice', async () => {
    const call = () =>
      app
        .as('manager')
        .post(documentsPath, { type: 'bill', addressId: ids.address, sources: [] }, { key: 'k1' });
    const [first, second] = [await call(), await call()];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await app.as('manager').get(documentsPath)).body.total).toBe(1);
  });

  it('answers the same document to an id that was sent before', async () => {
    const body = { id: newId(), type: 'letter', addressId: ids.address };
    const first = await app.as('manager').post(documentsPath, body);
    const second = await app.as('manager').post(documentsPath, { ...body, title: 'Anders' });
    expect([second.status, second.body.id, second.body.title]).toEqual([201, body.id, first.body.title]);
  });

  it('lets a draft follow its address', async () => {
    const draft = await aDraft(app);
    await app.deliver(addressChanged, anAddress({ name: 'Neuer Name AG' }));
    const { body } = await app.as('manager').get(`${documentsPath}/${draft.id}`);
    expect([body.recipientName, body.recipient.name]).toEqual(['Neuer Name AG', 'Neuer Name AG']);
  });

  it('finds, filters, sorts and gives everything', async () => {
    for (const title of ['Alpha', 'Beta', 'Gamma']) await aDraft(app, { title });
    const manager = app.as('manager');
    const titles = async (query: string) =>
      (await manager.get(`${documentsPath}?${query}`)).body.items.map(
        (item: { title: string }) => item.title,
      );
    expect(await titles('sort=-title')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await titles('search=bet')).toEqual(['Beta']);
    expect(await titles('filter[status]=CHRG')).toEqual([]);
    expect(await titles('sort=title&pageSize=all')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await titles('sort=title&page=2&pageSize=2')).toEqual(['Gamma']);
    const csv = await manager.get(`${documentsPath}/export/csv?filter[title]=Beta`);
    expect(csv.text).toContain('Rechnung;;Beta;');
  });
});
