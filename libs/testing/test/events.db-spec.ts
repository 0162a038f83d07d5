import { addDays, localDateAt, newId, startOfDay } from '@jahrring/contracts-common';
import { jest } from '@jest/globals';
import { Audit, AuditSealer, FixedClock, Leases } from '@jahrring/service-kit';
import { startTestService } from '../src';
import type { TestClient, TestService } from '../src';
import { noteChanged } from './fixtures/note.contract';
import { NoteRefRepository } from './fixtures/note.repository';
import { NoteService } from './fixtures/note.service';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

const path = '/api/notes/notes';

describe('events', () => {
  let app: TestService;
  let admin: TestClient;
  const clock = new FixedClock(new Date('2026-11-20T10:00:00.000Z'));

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants, clock });
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const refs = () => app.get(NoteRefRepository);

  it('arrive once, whatever the transport repeats', async () => {
    const payload = { id: newId(), title: 'seen' };
    const id = newId();
    await Promise.all(Array.from({ length: 10 }, () => app.deliver(noteChanged, payload, { id })));
    await app.deliver(noteChanged, { ...payload, title: 'changed' }, { id });
    expect(await refs().find(app.ctx(), payload.id)).toMatchObject({ title: 'seen', version: 1 });
    await app.deliver(noteChanged, { ...payload, title: 'changed' });
    expect(await refs().find(app.ctx(), payload.id)).toMatchObject({ title: 'changed', version: 2 });
    expect(await refs().find(app.ctx('other'), payload.id)).toBeNull();
  });

  it('about one record that come at the same moment each have their effect at once', async () => {
    const id = newId();
    const titles = Array.from({ length: 6 }, (_, index) => `at once ${index}`);
    const occurredAt = clock.now();
    await Promise.all(titles.map((title) => app.deliver(noteChanged, { id, title }, { occurredAt })));
    const failed: unknown[] = await app.db.manager(app.ctx()).query('SELECT last_error FROM inbox_failures');
    expect(failed).toEqual([]);
    expect(await refs().find(app.ctx(), id)).toMatchObject({ version: titles.length });
  });

  it('go from the outbox to the consumers, and only once', async () => {
    const { body } = await admin.post(path, { title: 'told', amount: '1' });
    expect(await refs().find(app.ctx(), body.id)).toBeNull();
    expect(await app.service.flush()).toBe(1);
    expect(await refs().find(app.ctx(), body.id)).toMatchObject({ title: 'told' });
    expect(await app.service.flush()).toBe(0);
    expect((await app.events()).every(({ publishedAt }) => publishedAt !== null)).toBe(true);
  });

  it('that do not concern a consumer leave no trace', async () => {
    const payload = { id: newId(), title: 'of no concern' };
    const id = newId();
    const transactions = jest.spyOn(app.db, 'tx');
    await app.deliver(noteChanged, payload, { id });
    expect(transactions).not.toHaveBeenCalled();
    transactions.mockRestore();
    expect(await refs().find(app.ctx(), payload.id)).toBeNull();
    await app.deliver(noteChanged, { ...payload, title: 'of some' }, { id });
    expect(await refs().find(app.ctx(), payload.id)).toMatchObject({ title: 'of some' });
  });

  it('that cannot be digested hold up nobody', async () => {
    await admin.post(path, { title: 'poison', amount: '1' });
    const { body } = await admin.post(path, { title: 'healthy', amount: '1' });
    expect(await app.service.flush()).toBe(2);
    expect(await refs().find(app.ctx(), body.id)).toMatchObject({ title: 'healthy' });
  });

  it('that wait together are handled in few transactions, each once and in their order', async () => {
    const id = newId();
    const envelopes = ['one', 'two', 'three', 'four'].map((title) => ({
      ...{ id: newId(), name: noteChanged.name, version: noteChanged.version, requestId: newId() },
      ...{ licenceId: app.ctx().licenceId, occurredAt: clock.now().toISOString(), payload: { id, title } },
    }));
    const transactions = jest.spyOn(app.db, 'tx');
    const fulfilled = { status: 'fulfilled', value: undefined };
    expect(await app.service.deliverAll?.(envelopes)).toEqual(envelopes.map(() => fulfilled));
    const together = transactions.mock.calls.filter(([ctx]) => ctx.tx === undefined).length;
    transactions.mockRestore();
    expect(together).toBe(1);
    expect(await refs().find(app.ctx(), id)).toMatchObject({ title: 'four', version: 4 });
    await app.service.deliverAll?.(envelopes);
    expect(await refs().find(app.ctx(), id)).toMatchObject({ title: 'four', version: 4 });
  });

  it('of many, one that cannot be digested spoils none of the others', async () => {
    const titles = ['before', 'poison', 'after'];
    const made = titles.map((title) => ({ id: newId(), title }));
    const envelope = { name: noteChanged.name, version: noteChanged.version, requestId: newId() };
    const scope = { licenceId: app.ctx().licenceId, occurredAt: clock.now().toISOString() };
    const received = made.map((payload) => ({ ...envelope, ...scope, id: newId(), payload }));
    await app.service.deliverAll?.([...received, ...received]);
    const found = await Promise.all(made.map(({ id: noteId }) => refs().find(app.ctx(), noteId)));
    expect(found.map((ref) => ref && [ref.title, ref.version])).toEqual([['before', 1], null, ['after', 1]]);
    const kept: unknown[] = await app.db
      .manager(app.ctx())
      .query('SELECT event_id FROM inbox_failures WHERE event_id = ?', [received[1]?.id]);
    expect(kept).toHaveLength(1);
  });

  it('are refused where they are none at all', async () => {
    await expect(app.service.deliver({ name: 'notes.note.changed' } as never)).rejects.toThrow();
  });
});

describe('audit trail', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants });
  });
  afterAll(() => app.close());

  it('says who changed what, without the secrets, and shows tampering', async () => {
    const admin = app.as('admin');
    const { body } = await admin.post(path, { title: 'a', amount: '1' });
    await admin.put(`${path}/${body.id}`, { title: 'b', amount: '1' }, { ifMatch: 1 });
    await admin.delete(`${path}/${body.id}`, { ifMatch: 2 });
    const entries = await app.audit();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(entries[0]?.after).toMatchObject({ title: 'a', amount: '1.00' });
    expect(JSON.stringify(entries)).not.toContain('never shown');
    expect(entries[1]).toMatchObject({ before: { title: 'a' }, after: { title: 'b' }, entityId: body.id });
    await app.runJob('kit.seal-audit');
    const sealer = app.get(AuditSealer);
    expect(await sealer.verify()).toMatchObject({ brokenAt: null });
    await app.db.tx(app.ctx(), (tx) =>
      app.db.writing(tx).query("UPDATE audit_entries SET action = 'nothing' WHERE seal = 2"),
    );
    expect(await sealer.verify()).toMatchObject({ brokenAt: 2 });
  });

  it('seals however many entries there are, each once and in their order', async () => {
    const sealer = app.get(AuditSealer);
    await app.runJob('kit.seal-audit');
    expect(await sealer.hasUnsealed()).toBe(false);
    const before = await sealer.count();
    const rows = Array.from({ length: 260 }, (_, index) => ({
      ...{ action: 'create' as const, entity: 'note', entityId: String(index) },
    }));
    await app.db.tx(app.ctx(), (tx) => app.get(Audit).recordMany(tx, rows));
    expect(await sealer.hasUnsealed()).toBe(true);
    await app.runJob('kit.seal-audit');
    expect(await sealer.hasUnsealed()).toBe(false);
    expect(await sealer.count()).toBe(before + 260);
    const sealed = (await app.audit()).filter(({ seal }) => Number(seal) > before);
    const inOrder = sealed.toSorted((one, other) => Number(one.seal) - Number(other.seal));
    expect(inOrder.map(({ id }) => id)).toEqual(sealed.map(({ id }) => id).toSorted());
  });
});

describe('leases and jobs', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(notesService);
  });
  afterAll(() => app.close());

  it('have one holder at a time, each with a higher fence', async () => {
    const [one, two] = [new Leases(app.db), new Leases(app.db)];
    const first = await one.acquire('report', 60);
    expect(first?.fence).toBe(1);
    expect(await two.acquire('report', 60)).toBeNull();
    if (first) await one.release(first, 0);
    const second = await two.acquire('report', 60);
    expect(second?.fence).toBe(2);
    if (first) expect(await one.renew(first, 60)).toBeNull();
    if (second) await two.release(second, 60);
    expect(await one.acquire('report', 60)).toBeNull();
  });

  it('run when asked', async () => {
    await app.runJob('kit.purge');
    await app.runJob('notes.count');
    expect(app.get(NoteService).jobRuns).toBe(1);
  });
});

describe('local days', () => {
  it('begin when the zone says so, also on the days of the clock change', () => {
    expect(new Date(startOfDay('2026-03-29', 'Europe/Zurich')).toISOString()).toBe(
      '2026-03-28T23:00:00.000Z',
    );
    expect(new Date(startOfDay(addDays('2026-03-29', 1), 'Europe/Zurich')).toISOString()).toBe(
      '2026-03-29T22:00:00.000Z',
    );
    expect(new Date(startOfDay(addDays('2026-10-25', 1), 'Europe/Zurich')).toISOString()).toBe(
      '2026-10-25T23:00:00.000Z',
    );
    expect(localDateAt(new Date('2026-11-20T23:30:00Z'), 'Europe/Zurich')).toBe('2026-11-21');
  });
});
