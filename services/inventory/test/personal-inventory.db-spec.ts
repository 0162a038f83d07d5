import { newId } from '@jahrring/contracts-common';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import { inventoryService } from '../src';
import {
  aHandover,
  createArticle,
  createPiece,
  deliverEmployee,
  holdingsOf,
  url,
} from './a-personal-inventory';

const handovers = `${url}/handovers`;

describe('personal inventory', () => {
  let app: TestService;
  let admin: TestClient;
  let anna: string;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
    anna = await deliverEmployee(app);
  });
  afterAll(() => app.close());

  const articleNow = async (id: string) => (await admin.get(`${url}/personal-articles/${id}`)).body;
  const pieceNow = async (id: string) => (await admin.get(`${url}/personal-items/${id}`)).body;

  it('books pieces in with the bill they came with, and lists what is to be bought', async () => {
    const { id } = await createArticle(admin, { title: 'Gehörschutz', sizes: [], minimum: 5 });
    const low = `${url}/personal-articles?filter[low]=true&filter[title]=Gehörschutz`;
    expect((await admin.get(low)).body.total).toBe(1);
    const receipt = { quantity: 6, on: '2026-02-01', documentReference: 'K-2026-0017' };
    const { status, body } = await admin.post(`${url}/personal-articles/${id}/receipts`, receipt);
    expect([status, body.stock, body.held]).toEqual([200, 6, 0]);
    expect((await admin.get(low)).body.total).toBe(0);
    const moves = await admin.get(`${url}/personal-articles/${id}/moves`);
    expect(moves.body.items).toMatchObject([{ kind: 'receipt', delta: 6, documentReference: 'K-2026-0017' }]);
  });

  it('hands out and takes back in one signed paper, and knows when something is to be exchanged', async () => {
    const trousers = await createArticle(admin, { exchangeMonths: 12 });
    await admin.post(`${url}/personal-articles/${trousers.id}/receipts`, {
      size: 'M',
      quantity: 4,
      on: '2026-01-05',
    });
    const first = newId();
    const issued = [{ id: first, articleId: trousers.id, size: 'M', quantity: 2 }];
    const made = await admin.post(handovers, aHandover({ issued }));
    expect(made.body).toMatchObject({
      employeeName: 'Anna Wald',
      lines: [{ title: 'Schnittschutzhose', size: 'M', quantity: 2, outcome: null }],
    });
    expect(await articleNow(trousers.id)).toMatchObject({ stock: 2, held: 2 });
    expect(await holdingsOf(admin, `?filter[articleId]=${trousers.id}`)).toMatchObject([
      { id: first, open: 2, dueOn: '2027-03-02', dueReason: 'exchange' },
    ]);
    const exchange = aHandover({
      on: '2027-03-05',
      returned: [{ holdingId: first, quantity: 1, outcome: 'worn', note: 'Riss am Knie' }],
      issued: [{ id: newId(), articleId: trousers.id, size: 'M', quantity: 1 }],
    });
    expect((await admin.post(handovers, exchange)).body.lines).toMatchObject([
      { quantity: 1, outcome: null },
      { quantity: 1, outcome: 'worn', note: 'Riss am Knie' },
    ]);
    expect(await articleNow(trousers.id)).toMatchObject({ stock: 1, held: 2 });
    const back = aHandover({
      returned: [{ holdingId: first, quantity: 1, outcome: 'returned', note: null }],
    });
    expect((await admin.post(handovers, back)).status).toBe(201);
    expect(await articleNow(trousers.id)).toMatchObject({ stock: 2, held: 1 });
    const again = aHandover({
      returned: [{ holdingId: first, quantity: 1, outcome: 'returned', note: null }],
    });
    expect((await admin.post(handovers, again)).body).toMatchObject({ status: 409, code: 'HOLDING_ENDED' });
  });

  it('writes one hand-over, however often a device sends it', async () => {
    const { id: articleId } = await createArticle(admin, { title: 'Handschuhe' });
    const handover = aHandover({ issued: [{ id: newId(), articleId, size: null, quantity: 1 }] });
    const key = `offline-${newId()}`;
    const sent = await Promise.all([1, 2].map(() => admin.post(handovers, handover, { key })));
    expect(sent.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect((await articleNow(articleId)).held).toBe(1);
  });

  it('lets a piece be with one person only, and tells who has it', async () => {
    const ben = await deliverEmployee(app, { id: newId(), name: ['Ben', 'Forst'] });
    const saw = await createPiece(admin);
    const line = () => ({ id: newId(), articleId: saw.articleId, itemId: saw.id, size: null, quantity: 1 });
    expect((await admin.post(handovers, aHandover({ issued: [line()] }))).status).toBe(201);
    expect(await pieceNow(saw.id)).toMatchObject({
      state: 'issued',
      holderId: anna,
      holderName: 'Anna Wald',
    });
    const twice = await admin.post(handovers, aHandover({ employeeId: ben, issued: [line()] }));
    expect(twice.body).toMatchObject({
      status: 409,
      code: 'ITEM_NOT_IN_STOCK',
      params: { number: saw.number, title: 'Motorsäge', name: 'Anna Wald' },
    });
    expect((await admin.delete(`${url}/personal-articles/${saw.articleId}`, { ifMatch: 1 })).body.code).toBe(
      'PERSONAL_ARTICLE_IN_USE',
    );
    const [held] = await holdingsOf(admin, `?filter[itemId]=${saw.id}`);
    const lost = aHandover({
      returned: [{ holdingId: held?.id ?? '', quantity: 1, outcome: 'lost', note: null }],
    });
    await admin.post(handovers, lost);
    expect(await pieceNow(saw.id)).toMatchObject({ state: 'lost', holderId: null });
    expect(await articleNow(saw.articleId)).toMatchObject({ stock: 0, held: 0 });
  });

  it('inspects protective equipment: the next day follows, for its holder too, and what fails leaves the store', async () => {
    const helmet = await createPiece(admin, {
      title: 'Helm',
      serial: 'H-7',
      kind: 'protective',
      inspectionMonths: 12,
    });
    expect(helmet.nextInspectionOn).toBe('2027-01-10');
    const issued = [{ id: newId(), articleId: helmet.articleId, itemId: helmet.id, size: null, quantity: 1 }];
    await admin.post(handovers, aHandover({ issued }));
    const inspections = `${url}/personal-items/${helmet.id}/inspections`;
    const passed = await admin.post(inspections, { on: '2026-12-31', passed: true });
    expect(passed.body.nextInspectionOn).toBe('2027-12-31');
    const [held] = await holdingsOf(admin, `?filter[itemId]=${helmet.id}`);
    expect(held).toMatchObject({ dueOn: '2027-12-31', dueReason: 'inspection' });
    const back = aHandover({
      returned: [{ holdingId: held?.id ?? '', quantity: 1, outcome: 'returned', note: null }],
    });
    await admin.post(handovers, back);
    const failed = await admin.post(inspections, { on: '2027-12-30', passed: false, note: 'Sprung' });
    expect(failed.body).toMatchObject({ state: 'retired', nextInspectionOn: null });
    expect(await articleNow(helmet.articleId)).toMatchObject({ stock: 0 });
    expect(
      (await admin.get(inspections)).body.items.map(({ passed: ok }: { passed: boolean }) => ok),
    ).toEqual([false, true]);
  });

  it('shows people their own things and hand-overs, and nobody else’s', async () => {
    const cleo = testMember('trainee');
    await deliverEmployee(app, { id: cleo, name: ['Cleo', 'Lehre'] });
    const { id: articleId } = await createArticle(admin, { title: 'Schlüssel', kind: 'key' });
    const issued = [{ id: newId(), articleId, size: null, quantity: 1 }];
    const made = await admin.post(handovers, aHandover({ employeeId: cleo, issued }));
    const trainee = app.as('trainee');
    expect((await holdingsOf(trainee)).map(({ articleTitle }) => articleTitle)).toEqual(['Schlüssel']);
    expect((await trainee.get(`${url}/holdings/people`)).body.items).toMatchObject([
      { name: 'Cleo Lehre', held: 1 },
    ]);
    expect((await trainee.get(`${handovers}/${made.body.id}`)).status).toBe(200);
    expect((await app.as('employee').get(`${handovers}/${made.body.id}`)).status).toBe(404);
    expect((await trainee.get(`${url}/personal-articles`)).status).toBe(403);
    expect((await trainee.post(handovers, aHandover({ issued }))).status).toBe(403);
  });

  it('tells who has left and still holds something, until it is back', async () => {
    const dora = await deliverEmployee(app, { id: newId(), name: ['Dora', 'Geht'] });
    const { id: articleId } = await createArticle(admin, { title: 'Funkgerät', kind: 'device' });
    const line = { id: newId(), articleId, size: null, quantity: 1 };
    await admin.post(handovers, aHandover({ employeeId: dora, issued: [line] }));
    await deliverEmployee(app, { id: dora, name: ['Dora', 'Geht'], active: false });
    const people = async () => (await admin.get(`${url}/holdings/people`)).body.items;
    expect(await people()).toContainEqual(expect.objectContaining({ id: dora, active: false, held: 1 }));
    expect(await holdingsOf(admin, '?filter[employeeActive]=false')).toMatchObject([{ employeeId: dora }]);
    const returned = [{ holdingId: line.id, quantity: 1, outcome: 'returned' as const, note: null }];
    await admin.post(handovers, aHandover({ employeeId: dora, returned }));
    expect((await people()).map(({ id }: { id: string }) => id)).not.toContain(dora);
  });

  it('prints what was signed, the same every time', async () => {
    const { id: articleId } = await createArticle(admin, { title: 'Jacke' });
    const issued = [{ id: newId(), articleId, size: 'L', quantity: 1 }];
    const { body } = await admin.post(handovers, aHandover({ issued, note: 'Neu' }));
    const pdf = () => admin.get(`${handovers}/${body.id}/pdf`);
    const [one, other] = [await pdf(), await pdf()];
    expect([one.status, one.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(one.text).toBe(other.text);
  });

  it('are on paper: each their own sheet, and everything that leavers have to give back', async () => {
    const worker = app.as('employee');
    const own = await worker.get(`${url}/personal-sheets/${testMember('employee')}`);
    expect([own.status, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await worker.get(`${url}/personal-sheets/${testMember('admin')}`)).status).toBe(404);
    expect((await worker.get(`${url}/personal-sheets/leavers`)).status).toBe(403);
    const leaver = await deliverEmployee(app, { id: newId(), name: ['Lea', 'Weggang'] });
    const { id: articleId } = await createArticle(admin, { title: 'Austrittsjacke', sizes: [] });
    const issued = [{ id: newId(), articleId, size: null, quantity: 1 }];
    await admin.post(`${url}/handovers`, aHandover({ employeeId: leaver, issued }));
    const text = async () =>
      (await readPdfText((await admin.get(`${url}/personal-sheets/leavers`)).raw)).join(' ');
    expect(await text()).not.toContain('Austrittsjacke');
    await deliverEmployee(app, { id: leaver, name: ['Lea', 'Weggang'], active: false });
    expect(await text()).toMatch(/Lea Weggang.*Austrittsjacke/);
    const sheet = await readPdfText((await admin.get(`${url}/personal-sheets/${leaver}`)).raw);
    expect(sheet.join(' ')).toMatch(/Lea Weggang.*Austrittsjacke/);
  });
});
