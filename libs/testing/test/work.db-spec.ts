import { newId } from '@jahrring/contracts-common';
import { LongWork } from '@jahrring/service-kit';
import { createTestDatabase, startTestService } from '../src';
import type { TestClient, TestDatabase, TestService } from '../src';
import { noteGrants } from './note-grants';
import { NoteWork } from './fixtures/note.work';
import { notesService } from './fixtures/notes.definition';

const path = '/api/notes/long-work';

describe('long work', () => {
  let database: TestDatabase;
  let app: TestService;
  let admin: TestClient;

  beforeEach(async () => {
    database = await createTestDatabase();
    app = await startTestService(notesService, { database, grants: noteGrants });
    admin = app.as('admin');
  });
  afterEach(async () => {
    await app.close();
    await database.drop();
  });

  const begin = async (titles: string[]) =>
    (await admin.post('/api/notes/misc/copies', { titles })).body.id as string;
  const notes = async () => {
    const { body } = await admin.get('/api/notes/notes?sort=title');
    return body.items.map(({ title }: { title: string }) => title);
  };
  const look = async (id: string) => (await admin.get(`${path}/${id}`)).body;

  it('waits, is done step by step, and tells what came of it', async () => {
    const id = await begin(['a', 'b', 'c']);
    expect(await look(id)).toMatchObject({ kind: 'notes.copy', state: 'queued', done: 0, total: 0 });
    await app.runJob('kit.work');
    expect(await look(id)).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      entries: [{ title: 'a' }, { title: 'b' }, { title: 'c' }],
      tally: { made: 3 },
      result: { made: 3 },
      problem: null,
    });
    expect(await notes()).toEqual(['a', 'b', 'c']);
    expect((await admin.get(`${path}?kind=notes.copy`)).body.items).toHaveLength(1);
  });

  it('is done with the rights of who started it', async () => {
    const id = await begin(['mine']);
    await app.runJob('kit.work');
    const { userId } = (await app.audit()).find(({ entity }) => entity === 'note')!;
    expect(userId).not.toBeNull();
    expect(await look(id)).toMatchObject({ state: 'done' });
  });

  it('says in the words of an error why it failed, and keeps what was through', async () => {
    const id = await begin(['a', 'refused', 'c']);
    await app.runJob('kit.work');
    expect(await look(id)).toMatchObject({
      state: 'failed',
      done: 1,
      problem: { code: 'NOTE_LOCKED', params: { title: 'refused' } },
    });
    expect(await notes()).toEqual(['a']);
  });

  it('ends at the next step when it is cancelled; a cancelled one never begins', async () => {
    const running = await begin(['a', 'b', 'c']);
    const worker = app.get(NoteWork);
    worker.afterStep = async (done) => {
      if (done === 1) expect((await admin.post(`${path}/${running}/cancel`)).status).toBe(200);
    };
    await app.runJob('kit.work');
    expect(await look(running)).toMatchObject({ state: 'cancelled', done: 1, result: null });
    expect(await notes()).toEqual(['a']);
    worker.afterStep = () => undefined;
    const waiting = await begin(['d']);
    await admin.post(`${path}/${waiting}/cancel`);
    await app.runJob('kit.work');
    expect(await notes()).toEqual(['a']);
    expect((await admin.post(`${path}/${running}/cancel`)).body).toMatchObject({ state: 'cancelled' });
  });

  it('goes on where it was when the instance is asked to go', async () => {
    const id = await begin(['a', 'b', 'c']);
    const leaving = new AbortController();
    app.get(NoteWork).afterStep = () => leaving.abort();
    await app.get(LongWork).runDue(leaving.signal);
    expect(await look(id)).toMatchObject({ state: 'running', done: 1 });
    const next = await startTestService(notesService, { database, grants: noteGrants });
    await next.runJob('kit.work');
    await next.close();
    expect(await look(id)).toMatchObject({ state: 'done', result: { made: 3 } });
    expect(await notes()).toEqual(['a', 'b', 'c']);
  });

  it('is done once, however many instances look for work', async () => {
    const id = await begin(['a', 'b', 'c', 'd']);
    await Promise.all([app.runJob('kit.work'), app.runJob('kit.work'), app.runJob('kit.work')]);
    expect(await look(id)).toMatchObject({ state: 'done', done: 4 });
    expect(await notes()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is nobody else’s, colleague or stranger', async () => {
    const id = await begin(['a']);
    const others = [app.as('manager'), app.as('admin', { licence: 'other' })];
    for (const client of others) {
      expect((await client.get(`${path}/${id}`)).status).toBe(404);
      expect((await client.post(`${path}/${id}/cancel`)).status).toBe(404);
      expect((await client.get(path)).body.items).toEqual([]);
    }
    expect((await admin.get(`${path}/${newId()}`)).status).toBe(404);
  });
});
