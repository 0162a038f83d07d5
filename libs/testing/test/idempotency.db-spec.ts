import { startTestService } from '../src';
import type { TestClient, TestService } from '../src';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

const path = '/api/notes/notes';

describe('Idempotency-Key', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants });
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const found = async (title: string) => (await admin.get(`${path}?filter[title]=${title}`)).body.total;

  it('makes one record out of 50 parallel calls with one key', async () => {
    const call = () => admin.post(path, { title: 'parallel', amount: '1' }, { key: 'k-parallel' });
    const responses = await Promise.all(Array.from({ length: 50 }, call));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(49);
    expect(new Set(responses.map(({ headers }) => headers['etag']))).toEqual(new Set(['"1"']));
    expect(await found('parallel')).toBe(1);
    expect((await app.events()).filter(({ payload }) => payload['title'] === 'parallel')).toHaveLength(1);
  });

  it('repeats an answer that stands nowhere in clear', async () => {
    const title = 'Geheime Adresse 4711';
    const first = await admin.post(path, { title, amount: '1' }, { key: 'k-secret' });
    const rows: object[] = await app.db
      .manager(app.ctx())
      .query("SELECT * FROM idempotency_keys WHERE idempotency_key = 'k-secret'");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('4711');
    const again = await admin.post(path, { title, amount: '1' }, { key: 'k-secret' });
    expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', first.body]);
  });

  it('refuses the key with another body or another path', async () => {
    await admin.post(path, { title: 'one', amount: '1' }, { key: 'k-other' });
    const response = await admin.post(path, { title: 'two', amount: '1' }, { key: 'k-other' });
    expect(response).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_REUSED' } });
    expect(await found('two')).toBe(0);
  });

  it('belongs to one person of one licence', async () => {
    const [again, stranger] = [app.as('admin', { person: 1 }), app.as('admin', { licence: 'other' })];
    for (const client of [admin, again, stranger]) {
      const response = await client.post(path, { title: 'own key', amount: '1' }, { key: 'k-mine' });
      expect([response.status, response.headers['idempotency-replayed']]).toEqual([201, undefined]);
    }
    expect(await found('own')).toBe(2);
  });

  it('remembers nothing of a failure: the same key may try again', async () => {
    const failed = await admin.post(path, { title: 'explode', amount: '1' }, { key: 'k-fail' });
    expect(failed).toMatchObject({
      status: 409,
      body: { code: 'NOTE_LOCKED', params: { title: 'explode' } },
    });
    expect(await found('explode')).toBe(0);
    const second = await admin.post(path, { title: 'fine', amount: '1' }, { key: 'k-fail' });
    expect(second.status).toBe(201);
  });

  it('does not keep files, and refuses keys that are none', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const response = await admin.post('/api/notes/misc/file', undefined, { key: 'k-file' });
      expect([response.text, response.headers['idempotency-replayed']]).toEqual(['hello', undefined]);
    }
    const odd = await admin.post(path, { title: 'x', amount: '1' }, { key: 'ü'.repeat(101) });
    expect(odd.status).toBe(400);
  });
});
