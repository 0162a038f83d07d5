import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { inventoryService } from '../src';

const codes = '/api/inventory/qr-codes';
const projectId = testId('project');

describe('codes at sites', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('have a number each, also when they are made at once, and never one that was given before', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, (_, index) => admin.post(codes, { title: `Schlag ${index}`, projectId })),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(made.map(({ body }) => body.number).sort()).toEqual([1, 2, 3, 4]);
    expect(app.db.retries).toBe(0);
    const last = made.find(({ body }) => body.number === 4);
    expect((await admin.delete(`${codes}/${last?.body.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await admin.post(codes, { title: 'Neu', projectId })).body.number).toBe(5);
    expect(
      (await app.as('admin', { licence: 'other' }).post(codes, { title: 'X', projectId })).body.number,
    ).toBe(1);
  });

  it('book on something, and hang at a place or nowhere', async () => {
    const nothing = await admin.post(codes, { title: 'Leer' });
    expect([nothing.status, nothing.body.fields[0].field]).toEqual([422, 'projectId']);
    const half = await admin.post(codes, { title: 'Halb', projectId, latitude: 47 });
    expect([half.status, half.body.fields[0].field]).toEqual([422, 'longitude']);
    const foreign = await admin.post(codes, { title: 'Fremd', objectId: testId('nowhere') });
    expect([foreign.status, foreign.body.fields[0].field]).toEqual([422, 'objectId']);
    const placed = await admin.post(codes, { title: 'Ort', projectId, latitude: 47.05, longitude: 7.62 });
    expect(placed.body).toMatchObject({ latitude: 47.05, longitude: 7.62 });
  });

  it('are known to whoever records time, and kept by whoever keeps plugins', async () => {
    const worker = app.as('employee');
    const { status, body } = await worker.get(`${codes}/known`);
    expect([status, body.items[0].title]).toEqual([200, expect.any(String)]);
    expect((await worker.get(codes)).status).toBe(403);
    expect((await worker.post(codes, { title: 'X', projectId })).status).toBe(403);
  });
});
