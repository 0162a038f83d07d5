import { newId } from '@jahrring/contracts-common';
import type { RateCategoryDraft, RateCategoryView } from '@jahrring/contracts-inventory';
import { startTestService } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { inventoryService } from '../src';

const categories = '/api/inventory/rate-categories';

function aRate(rate: Partial<NonNullable<RateCategoryDraft['rates']>[number]> = {}) {
  return { id: newId(), kind: 'activities' as const, validFrom: '2026-01-01', price: '85.0000', ...rate };
}

async function create(client: TestClient, draft: RateCategoryDraft): Promise<RateCategoryView> {
  const { status, body, text } = await client.post(categories, draft);
  if (status !== 201) throw new Error(`rate category not created: ${status} ${text}`);
  return body as RateCategoryView;
}

describe('rate categories', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('keeps the rates with their history, and tells others of them', async () => {
    const rates = [aRate(), aRate({ validFrom: '2027-01-01', price: '88.0000' })];
    const category = await create(admin, { title: 'Lernende', rates });
    expect((await admin.get(`${categories}/${category.id}`)).body.rates).toHaveLength(2);
    const [told] = await app.events('inventory.rateCategory.changed');
    expect(told?.payload).toMatchObject({
      id: category.id,
      rates: [
        { kind: 'activities', objectId: null, unit: null, price: '85.0000' },
        { validFrom: '2027-01-01' },
      ],
    });
  });

  it('refuses two rates of one target that begin on the same day, and a rate for nothing', async () => {
    const twice = await admin.post(categories, { title: 'Doppelt', rates: [aRate(), aRate()] });
    expect(twice.body).toMatchObject({
      status: 422,
      fields: [{ field: 'rates.1.validFrom', code: 'distinct' }],
    });
    const other = [aRate(), aRate({ unit: 'hour' }), aRate({ kind: 'machines' })];
    await create(admin, { title: 'Verschieden', rates: other });
    const nothing = await admin.post(categories, { title: 'Nichts', rates: [aRate({ kind: null })] });
    expect(nothing.body).toMatchObject({ status: 422, fields: [{ field: 'rates.0.objectId' }] });
  });

  it('refuses an object the licence does not have, at its rate', async () => {
    const rates = [aRate({ kind: null, objectId: newId() })];
    const { body } = await admin.post(categories, { title: 'Fremdes Objekt', rates });
    expect(body).toMatchObject({ status: 422, fields: [{ field: 'rates.0.objectId', code: 'exists' }] });
  });

  it('gives a title once among the living', async () => {
    const first = await create(admin, { title: 'Vorarbeiter' });
    const again = await admin.post(categories, { title: 'vorarbeiter' });
    expect(again.body).toMatchObject({ status: 422, fields: [{ field: 'title', code: 'unique' }] });
    await admin.delete(`${categories}/${first.id}`, { ifMatch: 1 });
    await create(admin, { title: 'Vorarbeiter' });
  });

  it('offers the active ones, and leaves an object nothing that does not exist', async () => {
    const off = await create(admin, { title: 'Alt', active: false });
    const { body } = await admin.get(`${categories}/options`);
    expect(body.items.map(({ id }: { id: string }) => id)).not.toContain(off.id);
    const object = { kind: 'tools', title: 'Axt', unit: 'piece', price: '1', rateCategoryId: newId() };
    const answer = await admin.post('/api/inventory/objects', object);
    expect(answer.body).toMatchObject({ status: 422, fields: [{ field: 'rateCategoryId', code: 'exists' }] });
  });
});
