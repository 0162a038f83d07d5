import { newId } from '@jahrring/contracts-common';
import type { StockTakeLine, StockTakeView } from '@jahrring/contracts-inventory';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { readTable } from '@jahrring/service-kit';
import { readPdfText } from '@jahrring/testing/pdf';
import { inventoryService } from '../src';
import { aHandover, createArticle, createPiece, deliverEmployee, url } from './a-personal-inventory';

const takes = `${url}/personal-stock-takes`;

describe('stock takes of the personal inventory', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
    await deliverEmployee(app);
  });
  afterAll(() => app?.close());

  const receive = (id: string, size: string | null, quantity: number) =>
    admin.post(`${url}/personal-articles/${id}/receipts`, { size, quantity, on: '2026-01-05' });
  const begin = async (): Promise<StockTakeView> =>
    (await admin.post(takes, { title: 'Inventur', on: '2026-12-31' })).body as StockTakeView;
  const lineOf = (take: StockTakeView, articleId: string, size: string | null = null): StockTakeLine => {
    const line = take.lines.find((one) => one.articleId === articleId && one.size === size);
    if (!line) throw new Error('The article is not on the counting list');
    return line;
  };
  const count = async (
    take: StockTakeView,
    lines: { id: string; counted: number | null; reason?: string }[],
  ) => (await admin.patch(`${takes}/${take.id}`, { lines }, { ifMatch: take.version })).body as StockTakeView;
  const book = ({ id, version }: StockTakeView) =>
    admin.post(`${takes}/${id}/book`, undefined, { ifMatch: version });
  const stockOf = async (id: string) =>
    (await admin.get(`${url}/personal-articles/${id}`)).body.stock as number;

  it('list every size, also one of which nothing lies there', async () => {
    const { id } = await createArticle(admin, { title: 'Jacke', sizes: ['S', 'M'] });
    await receive(id, 'M', 4);
    const take = await begin();
    expect([lineOf(take, id, 'S'), lineOf(take, id, 'M')]).toMatchObject([
      { expected: 0, counted: null, articleTitle: 'Jacke' },
      { expected: 4, counted: null },
    ]);
  });

  it('are written on paper or as a table, with what should be there or without', async () => {
    const { id } = await createArticle(admin, { title: 'Regenjacke Sturm', sizes: ['XL'] });
    await receive(id, 'XL', 4321);
    const take = await begin();
    const file = async (kind: 'pdf' | 'xlsx', expected: boolean) => {
      const answer = await admin.get(`${takes}/${take.id}/list/${kind}?expected=${String(expected)}`);
      expect(answer.status).toBe(200);
      return answer.raw;
    };
    const [blind] = await readPdfText(await file('pdf', false));
    const [told] = await readPdfText(await file('pdf', true));
    expect([blind?.includes('Regenjacke Sturm'), blind?.includes('4321')]).toEqual([true, false]);
    expect([told?.includes('Regenjacke Sturm'), told?.includes('4321')]).toEqual([true, true]);
    const cells = async (expected: boolean) => JSON.stringify(await readTable(await file('xlsx', expected)));
    expect(await cells(true)).toMatch(/Regenjacke Sturm.*4321/);
    expect(await cells(false)).not.toContain('4321');
  });

  it('book differences with their reasons, and nothing without one', async () => {
    const { id } = await createArticle(admin, { title: 'Handschuhe', sizes: [] });
    await receive(id, null, 10);
    const begun = await begin();
    const line = lineOf(begun, id);
    const counted = await count(begun, [{ id: line.id, counted: 7 }]);
    expect(counted).toMatchObject({ counted: 1, differing: 1 });
    const refused = await book(counted);
    const index = counted.lines.findIndex((one) => one.id === line.id);
    expect(refused.body).toMatchObject({ status: 422, fields: [{ field: `lines.${index}.reason` }] });
    expect(await stockOf(id)).toBe(10);
    const explained = await count(counted, [{ id: line.id, counted: 7, reason: 'drei unbrauchbar' }]);
    const booked = await book(explained);
    expect(booked.body).toMatchObject({ state: 'booked', bookedAt: expect.any(String) });
    expect(await stockOf(id)).toBe(7);
    const moves = await admin.get(`${url}/personal-articles/${id}/moves`);
    expect(moves.body.items[0]).toMatchObject({
      kind: 'count',
      delta: -3,
      note: 'drei unbrauchbar',
      on: '2026-12-31',
    });
    const again = await admin.post(`${takes}/${begun.id}/book`, undefined, { ifMatch: booked.body.version });
    expect(again.body).toMatchObject({ status: 409, code: 'STOCK_TAKE_BOOKED' });
    expect(await stockOf(id)).toBe(7);
  });

  it('take what moves after the count for no difference', async () => {
    const { id } = await createArticle(admin, { title: 'Helm', sizes: [] });
    await receive(id, null, 5);
    const begun = await begin();
    await receive(id, null, 2);
    const counted = await count(begun, [{ id: lineOf(begun, id).id, counted: 7 }]);
    expect(lineOf(counted, id)).toMatchObject({ expected: 7, counted: 7 });
    await receive(id, null, 1);
    expect((await book(counted)).status).toBe(200);
    expect(await stockOf(id)).toBe(8);
  });

  it('leave alone what was not counted', async () => {
    const { id } = await createArticle(admin, { title: 'Stiefel', sizes: [] });
    await receive(id, null, 3);
    expect((await book(await begin())).status).toBe(200);
    expect(await stockOf(id)).toBe(3);
  });

  it('count pieces one by one: a missing one is lost, one handed out meanwhile is not', async () => {
    const missing = await createPiece(admin, { title: 'Motorsäge' });
    const handed = await createPiece(admin, { title: 'Funkgerät' });
    const begun = await begin();
    const pieces = begun.lines.filter(({ itemId }) => itemId === missing.id || itemId === handed.id);
    expect(pieces.map(({ expected, serial }) => [expected, typeof serial])).toEqual([
      [1, 'string'],
      [1, 'string'],
    ]);
    const lines = pieces.map(({ id }) => ({ id, counted: 0, reason: 'nicht gefunden' }));
    const counted = await count(begun, lines);
    const issued = [{ id: newId(), articleId: handed.articleId, itemId: handed.id, size: null, quantity: 1 }];
    expect((await admin.post(`${url}/handovers`, aHandover({ issued }))).status).toBe(201);
    expect((await book(counted)).status).toBe(200);
    const state = async (id: string) => (await admin.get(`${url}/personal-items/${id}`)).body.state as string;
    expect([await state(missing.id), await state(handed.id)]).toEqual(['lost', 'issued']);
    expect([await stockOf(missing.articleId), await stockOf(handed.articleId)]).toEqual([0, 0]);
  });

  it('are deleted while they are open, and not once they are booked', async () => {
    const take = await begin();
    expect((await admin.delete(`${takes}/${take.id}`, { ifMatch: take.version })).status).toBe(204);
    const other = await begin();
    const { version } = (await book(other)).body as StockTakeView;
    const refused = await admin.delete(`${takes}/${other.id}`, { ifMatch: version });
    expect(refused.body).toMatchObject({ status: 409, code: 'STOCK_TAKE_BOOKED' });
  });
});
