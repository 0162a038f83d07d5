import { newId } from '@jahrring/contracts-common';
import { lotChanged } from '@jahrring/contracts-timber';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { timberService } from '../timber.service-definition';

const url = '/api/timber/lots';

describe('lots', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const create = async (title = `Eins ${newId()}`) => {
    const { status, body } = await admin.post(url, { title });
    expect(status).toBe(201);
    return body;
  };

  it('are created with a version and told to the others', async () => {
    const { body, headers } = await admin.post(url, { title: 'Eins', note: 'Zwei' });
    expect(body).toMatchObject({ title: 'Eins', note: 'Zwei', version: 1, deletedAt: null });
    expect(headers['etag']).toBe('"1"');
    const events = await app.events(lotChanged.name);
    expect(events.at(-1)?.payload).toMatchObject({ id: body.id, title: 'Eins', deleted: false });
  });

  it('are made once by a request that is sent twice', async () => {
    const title = `Doppelt ${newId()}`;
    const key = newId();
    const first = await admin.post(url, { title }, { key });
    const second = await admin.post(url, { title }, { key });
    expect(second.body).toEqual(first.body);
    const { body } = await admin.get(`${url}?filter[title]=${encodeURIComponent(title)}`);
    expect(body.total).toBe(1);
  });

  it('name the wrong field', async () => {
    const { status, body } = await admin.post(url, { title: '' });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject([{ field: 'title', code: 'required' }]);
  });

  it('are listed by search, sorted and in pages', async () => {
    const mark = newId();
    for (const letter of ['C', 'A', 'B']) await create(`${letter} ${mark}`);
    const { body } = await admin.get(`${url}?search=${mark}&sort=-title&pageSize=2`);
    expect(body.total).toBe(3);
    expect(body.items.map((item: { title: string }) => item.title)).toEqual([`C ${mark}`, `B ${mark}`]);
  });

  it('change only from the version that was seen', async () => {
    const { id } = await create();
    expect((await admin.patch(`${url}/${id}`, { title: 'X' })).status).toBe(428);
    const changed = await admin.patch(`${url}/${id}`, { title: 'Neu' }, { ifMatch: 1 });
    expect(changed.body).toMatchObject({ title: 'Neu', version: 2 });
    const stale = await admin.patch(`${url}/${id}`, { title: 'Alt' }, { ifMatch: 1 });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toMatchObject({ title: 'Neu', version: 2 });
  });

  it('are deleted and brought back', async () => {
    const { id, title } = await create();
    expect((await admin.delete(`${url}/${id}`, { ifMatch: 1 })).status).toBe(204);
    const gone = await admin.get(`${url}?filter[title]=${encodeURIComponent(title)}`);
    expect(gone.body.total).toBe(0);
    const back = await admin.post(`${url}/${id}/restore`);
    expect(back.body).toMatchObject({ id, deletedAt: null });
  });

  it('of another licence do not exist', async () => {
    const { id } = await create();
    const stranger = app.as('admin', { licence: 'other' });
    expect((await stranger.get(`${url}/${id}`)).status).toBe(404);
    expect((await stranger.patch(`${url}/${id}`, { title: 'X' }, { ifMatch: 1 })).status).toBe(404);
    expect((await stranger.delete(`${url}/${id}`, { ifMatch: 1 })).status).toBe(404);
    expect((await stranger.get(`${url}?pageSize=all`)).text).not.toContain(id);
  });
});
