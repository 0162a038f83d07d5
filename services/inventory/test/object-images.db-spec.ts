import type { ObjectView } from '@jahrring/contracts-inventory';
import { startTestService } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { inventoryService } from '../src';
import { aPicture } from './a-picture';

const objects = '/api/inventory/objects';

describe('pictures of an object', () => {
  let app: TestService;
  let admin: TestClient;
  let object: ObjectView;

  beforeEach(async () => {
    const draft = { kind: 'machines', title: 'Forwarder', unit: 'machine_hour', price: '165' };
    object = (await admin.post(objects, draft)).body;
  });
  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const add = (version: number, file = aPicture()) =>
    admin.post(`${objects}/${object.id}/images`, undefined, { ifMatch: version, file });

  it('are kept in their order, the main one first', async () => {
    const [first] = (await add(1)).body.imageIds;
    const { body } = await add(2);
    const second = body.imageIds[1];
    const main = await admin.post(`${objects}/${object.id}/images/${second}/main`, {}, { ifMatch: 3 });
    expect(main.body).toMatchObject({ imageIds: [second, first], version: 4 });
    const picture = await app.as('employee').get(`${objects}/${object.id}/images/${first}`);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(picture.raw).toEqual(aPicture().content);
  });

  it('go for good with their bytes', async () => {
    const [image] = (await add(1)).body.imageIds;
    const gone = await admin.delete(`${objects}/${object.id}/images/${image}`, { ifMatch: 2 });
    expect(gone.body.imageIds).toEqual([]);
    expect((await admin.get(`${objects}/${object.id}/images/${image}`)).status).toBe(404);
  });

  it('must be pictures, whatever their name says', async () => {
    const text = { name: 'forwarder.png', content: Buffer.from('no picture'), type: 'image/png' };
    expect((await add(1, text)).body).toMatchObject({
      status: 422,
      fields: [{ field: 'file', code: 'image' }],
    });
    expect((await admin.get(`${objects}/${object.id}`)).body).toMatchObject({ version: 1, imageIds: [] });
  });

  it('are added to the version somebody has seen', async () => {
    await add(1);
    expect((await add(1)).status).toBe(412);
  });

  it('belong to their object alone', async () => {
    const [image] = (await add(1)).body.imageIds;
    const other = await admin.post(objects, { kind: 'tools', title: 'Axt', unit: 'piece', price: '1' });
    expect((await admin.get(`${objects}/${other.body.id}/images/${image}`)).status).toBe(404);
  });
});
