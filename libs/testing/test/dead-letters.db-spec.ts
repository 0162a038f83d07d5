import { newId } from '@jahrring/contracts-common';
import type { DeadLetterList, EventEnvelope } from '@jahrring/contracts-common';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testLicences } from '../src';
import type { TestClient, TestService } from '../src';
import { NoteRefRepository } from './fixtures/note.repository';
import { NoteService } from './fixtures/note.service';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

const path = '/api/notes/dead-letters';

describe('dead letters', () => {
  const clock = new FixedClock(new Date('2026-11-20T10:00:00.000Z'));
  let app: TestService;
  let operator: TestClient;

  beforeEach(async () => {
    app = await startTestService(notesService, { grants: noteGrants, clock });
    operator = app.as('superadmin', { licence: 'other' });
  });
  afterEach(() => app.close());

  const letters = async (query = ''): Promise<DeadLetterList> => (await operator.get(path + query)).body;
  const arrive = async (title: string) => {
    const event: EventEnvelope = {
      id: newId(),
      name: 'notes.note.changed',
      version: 1,
      licenceId: testLicences.own,
      occurredAt: clock.now().toISOString(),
      requestId: newId(),
      payload: { id: newId(), title },
    };
    await app.service.deliver(event);
    return { event, noteId: (event.payload as { id: string }).id };
  };
  const copy = (id: string) => app.get(NoteRefRepository).find(app.ctx(), id);
  const fail = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      clock.advance(1_800_000);
      await app.runJob('kit.retry-inbox');
    }
  };

  it('wait and come again until they work, once', async () => {
    const { event, noteId } = await arrive('poison');
    await app.service.deliver(event);
    const [waiting] = (await letters()).items;
    expect(waiting).toMatchObject({
      side: 'inbox',
      state: 'waiting',
      eventId: event.id,
      consumer: 'NoteService.onNoteChanged',
      licenceId: testLicences.own,
      attempts: 1,
      lastError: 'cannot digest this',
    });
    app.get(NoteService).digestsPoison = true;
    await app.runJob('kit.retry-inbox');
    expect(await copy(noteId)).toBeNull();
    clock.advance(2_000);
    await app.runJob('kit.retry-inbox');
    expect(await copy(noteId)).toMatchObject({ title: 'poison', version: 1 });
    expect((await letters()).items).toEqual([]);
    await app.service.deliver(event);
    expect(await copy(noteId)).toMatchObject({ version: 1 });
  });

  it('reach a consumer that bears another name by now', async () => {
    const { noteId } = await arrive('poison');
    await app.db.tx(app.ctx(), (ctx) =>
      app.db.writing(ctx).query("UPDATE inbox_failures SET consumer = 'NoteKeeper.onChanged'"),
    );
    app.get(NoteService).digestsPoison = true;
    clock.advance(2_000);
    await app.runJob('kit.retry-inbox');
    expect(await copy(noteId)).toMatchObject({ title: 'poison' });
    expect((await letters()).items).toEqual([]);
  });

  it('end after ten tries, and wait for somebody who tries again', async () => {
    const { noteId } = await arrive('poison');
    const second = await arrive('poison');
    await fail(8);
    expect((await letters('?state=dead')).items).toEqual([]);
    await fail(5);
    const { items, total, summary } = await letters('?state=dead&pageSize=1');
    expect({ total, ...summary }).toMatchObject({ total: 2, dead: 2, repeated: 0, outbox: 0 });
    expect(items).toEqual([
      expect.objectContaining({ eventId: second.event.id, attempts: 10, nextAttemptAt: null }),
    ]);
    expect((await letters('?page=2&pageSize=1')).items).toHaveLength(1);

    app.get(NoteService).digestsPoison = true;
    const dead = (await letters()).items.find(({ eventId }) => eventId !== second.event.id);
    const retried = await operator.post(`${path}/${dead?.id}/retry`);
    expect(retried).toMatchObject({ status: 200, body: { state: 'waiting', attempts: 0 } });
    await app.runJob('kit.retry-inbox');
    expect(await copy(noteId)).toMatchObject({ title: 'poison' });
    expect((await letters()).total).toBe(1);
  });

  it('can be thrown away, and both are noted in the trail of their licence', async () => {
    const { noteId } = await arrive('poison');
    const [letter] = (await letters()).items;
    await operator.post(`${path}/${letter?.id}/retry`);
    expect((await operator.delete(`${path}/${letter?.id}`)).status).toBe(204);
    expect((await operator.delete(`${path}/${letter?.id}`)).status).toBe(404);
    app.get(NoteService).digestsPoison = true;
    await fail(1);
    expect(await copy(noteId)).toBeNull();
    expect(await app.audit()).toEqual([
      expect.objectContaining({ action: 'retry', licenceId: testLicences.own, entityId: letter?.id }),
      expect.objectContaining({ action: 'discard', before: expect.objectContaining({ side: 'inbox' }) }),
    ]);
  });

  it('of the outbox are shown and sent again as well', async () => {
    await app.as('admin').post('/api/notes/notes', { title: 'told', amount: '1' });
    await app.db.tx(app.ctx(), (tx) =>
      app.db
        .writing(tx)
        .query(
          "UPDATE outbox_events SET attempts = 10, dead_at = '2026-11-20 10:00:00.000', last_error = 'gone'",
        ),
    );
    expect(await app.service.flush()).toBe(0);
    const [letter] = (await letters()).items;
    expect(letter).toMatchObject({ side: 'outbox', state: 'dead', consumer: null, lastError: 'gone' });
    expect((await operator.post(`${path}/${letter?.id}/retry`)).status).toBe(200);
    expect(await app.service.flush()).toBe(1);
    expect((await operator.post(`${path}/${letter?.id}/retry`)).status).toBe(404);
  });

  it('are nobody else’s business', async () => {
    await arrive('poison');
    const [letter] = (await letters()).items;
    const admin = app.as('admin');
    expect((await admin.get(path)).status).toBe(403);
    expect((await admin.post(`${path}/${letter?.id}/retry`)).status).toBe(404);
    expect((await admin.delete(`${path}/${letter?.id}`)).status).toBe(404);
  });
});
