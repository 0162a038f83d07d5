import { newId, type PartRequest, type PartResult, partResults } from '@jahrring/contracts-common';
import type { ObjectView, RateCategoryView } from '@jahrring/contracts-inventory';
import {
  type ClientRequest,
  type ClientResponse,
  type ClientTransport,
  ServiceClient,
} from '@jahrring/service-kit';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { inventoryService } from '../inventory.service-definition';

const [categoryId, objectId, otherId] = [newId(), newId(), newId()];

/** Time and documents, as far as they say which objects they name. */
class Users implements ClientTransport {
  readonly used = new Set<string>();
  isDown = false;
  inventory: TestService | undefined;

  async send(request: ClientRequest): Promise<ClientResponse> {
    if (request.tool === 'inventory') {
      const { path: url, method, headers, body } = request;
      const answer = await this.inventory!.service.inject({ method, url, headers, payload: body ?? '' });
      return { status: answer.statusCode, body: answer.body };
    }
    if (this.isDown) throw new Error('down');
    const { ids } = JSON.parse(request.body ?? '') as { ids: string[] };
    return { status: 200, body: JSON.stringify({ ids: ids.filter((id) => this.used.has(id)) }) };
  }
}

describe('rate categories and objects of an industry package', () => {
  let app: TestService;
  let admin: TestClient;
  let users: Users;

  beforeEach(async () => {
    users = new Users();
    app = await startTestService(inventoryService, { client: users });
    users.inventory = app;
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const category = {
    title: 'Forstwart',
    rates: [{ kind: 'activities', unit: 'hour', validFrom: '2026-01-01', price: '82' }],
  };
  const object = {
    ...{ kind: 'activities', title: 'Holzen', articleNumber: 'FO-1', unit: 'hour', price: '82.5' },
    rateCategoryId: categoryId,
  };
  const other = { kind: 'material', title: 'Farbe', articleNumber: 'FO-2', unit: 'piece', price: '9.5' };
  const categories = [{ key: 'worker', id: categoryId, values: category }];
  const objects = [
    { key: 'fo-1', id: objectId, values: object },
    { key: 'fo-2', id: otherId, values: other },
  ];
  const take = async (request: Partial<PartRequest> & Pick<PartRequest, 'part' | 'task'>) => {
    const path = '/api/inventory/internal/package-parts';
    const body = { items: [], written: [], ...request };
    const call = { tool: 'inventory', method: 'POST', path, body, schema: partResults } as const;
    return (await app.get(ServiceClient).call(app.ctx(), call)).items;
  };
  const writtenOf = (items: typeof objects, results: PartResult[]) =>
    items.flatMap((item) => {
      const hash = results.find(({ key }) => key === item.key)?.hash;
      return hash ? [{ ...item, hash }] : [];
    });
  const outcomes = (results: PartResult[]) => results.map(({ outcome, reason }) => reason ?? outcome);
  const get = async (id: string): Promise<ObjectView> =>
    (await admin.get(`/api/inventory/objects/${id}`)).body;

  it('are written once, told to the others, and found by whoever keeps objects', async () => {
    expect(outcomes(await take({ part: 'objects', task: 'preview', items: objects }))).toEqual([
      'added',
      'added',
    ]);
    expect((await admin.get(`/api/inventory/objects/${objectId}`)).status).toBe(404);
    await take({ part: 'rateCategories', task: 'apply', items: categories });
    const first = await take({ part: 'objects', task: 'apply', items: objects });
    expect(outcomes(first)).toEqual(['added', 'added']);
    expect(await get(objectId)).toMatchObject({ price: '82.5000', rateCategoryId: categoryId, version: 1 });
    const { body: kept } = await admin.get(`/api/inventory/rate-categories/${categoryId}`);
    expect((kept as RateCategoryView).rates).toMatchObject([{ kind: 'activities', price: '82.0000' }]);
    expect(await app.events('inventory.object.changed')).toHaveLength(2);

    // Asked the same again, as after a crash before the answer was kept.
    expect(outcomes(await take({ part: 'objects', task: 'apply', items: objects }))).toEqual([
      'added',
      'added',
    ]);
    const again = {
      part: 'objects',
      task: 'apply',
      items: objects,
      written: writtenOf(objects, first),
    } as const;
    expect(outcomes(await take(again))).toEqual(['same', 'same']);
    expect((await get(objectId)).version).toBe(1);
    expect(await app.events('inventory.object.changed')).toHaveLength(2);
  });

  it('leave what the licence has made or changed', async () => {
    await admin.post('/api/inventory/objects', {
      ...other,
      title: 'Unsere Farbe',
      vatRateKey: 'standard',
      active: true,
    });
    await admin.post('/api/inventory/rate-categories', { title: 'FORSTWART', rates: [] });
    expect(outcomes(await take({ part: 'rateCategories', task: 'apply', items: categories }))).toEqual([
      'existing',
    ]);
    const first = await take({ part: 'objects', task: 'apply', items: objects });
    expect(outcomes(first)).toEqual(['added', 'existing']);
    expect((await get(objectId)).rateCategoryId).toBeNull();
    const { version } = await get(objectId);
    await admin.patch(`/api/inventory/objects/${objectId}`, { price: '90.00' }, { ifMatch: version });
    const next = objects.map((item) => ({ ...item, values: { ...item.values, title: 'Neu' } }));
    const written = writtenOf(objects, first);
    const request = { part: 'objects', items: next, written } as const;
    expect(outcomes(await take({ ...request, task: 'preview' }))).toEqual(['edited', 'existing']);
    expect(outcomes(await take({ ...request, task: 'apply' }))).toEqual(['edited', 'existing']);
    expect(await get(objectId)).toMatchObject({ title: 'Holzen', price: '90.0000' });
    expect(outcomes(await take({ part: 'objects', task: 'takeBack', written }))).toEqual(['edited']);
  });

  it('are changed by a next version, field by field', async () => {
    const first = await take({ part: 'objects', task: 'apply', items: objects });
    const next = [{ ...objects[0]!, values: { ...object, price: '88' } }];
    const request = { part: 'objects', items: next, written: writtenOf(objects, first) } as const;
    const [removed, changed] = await take({ ...request, task: 'apply' });
    expect(removed).toMatchObject({ key: 'fo-2', outcome: 'removed' });
    expect(changed).toMatchObject({
      outcome: 'changed',
      fields: [{ name: 'price', before: '82.5000', after: '88.0000' }],
    });
    expect((await get(objectId)).price).toBe('88.0000');
    expect((await admin.get(`/api/inventory/objects/${otherId}`)).body.deletedAt).not.toBeNull();
  });

  it('are taken back unless entries, documents or other objects name them', async () => {
    const made = await take({ part: 'rateCategories', task: 'apply', items: categories });
    const first = await take({ part: 'objects', task: 'apply', items: objects });
    const written = writtenOf(objects, first);
    users.isDown = true;
    await expect(take({ part: 'objects', task: 'takeBack', written })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    users.isDown = false;
    users.used.add(objectId);
    expect(outcomes(await take({ part: 'objects', task: 'takeBack', written }))).toEqual(['used', 'removed']);
    expect((await get(objectId)).deletedAt).toBeNull();
    const ofCategory = { part: 'rateCategories', written: writtenOf(categories as never, made) } as const;
    expect(outcomes(await take({ ...ofCategory, task: 'takeBack' }))).toEqual(['used']);
    users.used.clear();
    expect(outcomes(await take({ part: 'objects', task: 'takeBack', written }))).toEqual(['removed', 'gone']);
    expect(outcomes(await take({ ...ofCategory, task: 'takeBack' }))).toEqual(['removed']);
    // Applied again, items that were taken back are restored.
    expect(outcomes(await take({ part: 'objects', task: 'apply', items: objects }))).toEqual([
      'added',
      'added',
    ]);
    expect((await get(otherId)).deletedAt).toBeNull();
  });

  it('are asked by services alone, and by their schema', async () => {
    expect((await admin.post('/api/inventory/internal/package-parts', {})).status).toBe(404);
    const wrong = [{ key: 'x', id: newId(), values: { ...other, price: '-1' } }];
    await expect(take({ part: 'objects', task: 'apply', items: wrong })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
