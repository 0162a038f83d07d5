import { newId } from '@jahrring/contracts-common';
import { ContextSigner, Outbox, contextHeader, execute, systemContext } from '@jahrring/service-kit';
import { startTestService, testLicences } from '../src';
import type { TestClient, TestService } from '../src';
import { noteChanged } from './fixtures/note.contract';
import { NoteRefRepository } from './fixtures/note.repository';
import { NoteService } from './fixtures/note.service';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

const path = '/api/notes/resync';

describe('resync', () => {
  let app: TestService;
  let operator: TestClient;

  beforeEach(async () => {
    app = await startTestService(notesService, { grants: noteGrants });
    operator = app.as('superadmin');
  });
  afterEach(() => app.close());

  const write = async (title: string, licence: 'own' | 'other' = 'own'): Promise<string> =>
    (await app.as('admin', { licence }).post('/api/notes/notes', { title, amount: '1' })).body.id;
  const copy = (id: string, licence: 'own' | 'other' = 'own') =>
    app.get(NoteRefRepository).find(app.ctx(licence), id);
  const emptyCopies = () =>
    app.db.tx(app.ctx(), (tx) => execute(app.db.writing(tx), 'DELETE FROM note_refs', []));
  const work = async (body: object = {}) => {
    const { status, body: begun } = await operator.post(path, body);
    expect(status).toBe(201);
    await app.runJob('kit.work');
    return (await operator.get(`/api/notes/long-work/${begun.id}`)).body;
  };

  it('fills copies that were lost, of every licence, deleted records too', async () => {
    const ids = [await write('one'), await write('two')];
    const foreign = await write('theirs', 'other');
    await app.as('admin').delete(`/api/notes/notes/${ids[1]}`, { ifMatch: 1 });
    await app.service.flush();
    await emptyCopies();
    expect(await work()).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      result: { 'notes.note.changed': 3 },
    });
    await app.service.flush();
    expect(await copy(ids[0] ?? '')).toMatchObject({ title: 'one' });
    expect(await copy(ids[1] ?? '')).toMatchObject({ title: 'two' });
    expect(await copy(foreign, 'other')).toMatchObject({ title: 'theirs' });
  });

  it('is for one licence where it is asked for', async () => {
    const id = await write('one');
    const foreign = await write('theirs', 'other');
    await app.service.flush();
    await emptyCopies();
    const asked = { licenceId: testLicences.other, events: ['notes.note.changed'] };
    expect(await work(asked)).toMatchObject({ total: 1 });
    expect(await app.audit()).toContainEqual(expect.objectContaining({ action: 'resync', after: asked }));
    await app.service.flush();
    expect(await copy(id)).toBeNull();
    expect(await copy(foreign, 'other')).not.toBeNull();
  });

  it('never puts an older state in the place of a newer one, in whatever order they arrive', async () => {
    const id = await write('old');
    const { value: page } = await app.get(NoteService).all(app.ctx()).next();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await app
      .as('admin')
      .put(`/api/notes/notes/${id}`, { title: 'new', amount: '1', pinned: false }, { ifMatch: 1 });
    await app.service.flush();
    // The page that was read before the change is published after it.
    await app.db.tx(app.ctx(), (tx) => app.get(Outbox).republish(tx, noteChanged, page));
    expect(await app.service.flush()).toBe(1);
    expect(await copy(id)).toMatchObject({ title: 'new' });
    await work();
    await app.service.flush();
    expect(await copy(id)).toMatchObject({ title: 'new' });
  });

  it('tells many records in pages', async () => {
    const notes = Array.from({ length: 1_100 }, (_, index) => [newId(), testLicences.own, `note ${index}`]);
    await app.db.tx(app.ctx(), async (tx) => {
      for (const values of notes) {
        await execute(
          app.db.writing(tx),
          `INSERT INTO notes (id, licence_id, title, amount, owner_id, created_at, updated_at)
           VALUES (?, ?, ?, 1, '', '2026-11-20 10:00:00.000', '2026-11-20 10:00:00.000')`,
          values,
        );
      }
    });
    expect(await work()).toMatchObject({ done: 1_100, total: 1_100 });
    const told = await app.events();
    expect(new Set(told.map(({ payload }) => payload['id'])).size).toBe(1_100);
  });

  it('knows what it can tell, and refuses the rest', async () => {
    const { body } = await operator.get('/api/notes/dead-letters');
    expect(body.summary.republishes).toEqual(['notes.note.changed']);
    expect((await operator.post(path, { events: ['time.entry.changed'] })).status).toBe(422);
    expect((await app.as('admin').post(path, {})).status).toBe(403);
  });

  it('is begun and watched by a signed call of the installation itself', async () => {
    await write('one');
    const ctx = systemContext({ licenceId: '00000000-0000-0000-0000-000000000000' });
    const headers = { [contextHeader]: new ContextSigner('test-secret').sign(ctx) };
    const url = '/api/notes/internal/resync';
    expect((await app.anonymous().post(url, {})).status).toBe(404);
    const { status, body } = await app.anonymous().post(url, {}, { headers, key: null });
    expect(status).toBe(201);
    await app.runJob('kit.work');
    const watched = await app.anonymous().get(`${url}/${body.id}`, { headers });
    expect(watched.body).toMatchObject({ state: 'done', done: 1 });
  });
});
