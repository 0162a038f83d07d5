import { newId, type EventEnvelope, type ServiceState } from '@jahrring/contracts-common';
import { commonError, FailedJobs, FixedClock } from '@jahrring/service-kit';
import { startTestService, testLicences } from '../src';
import type { TestClient, TestService } from '../src';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

const path = '/api/notes/state';

describe('the state of a service', () => {
  const clock = new FixedClock(new Date('2026-11-20T10:00:00.000Z'));
  let app: TestService;
  let operator: TestClient;

  beforeEach(async () => {
    app = await startTestService(notesService, { grants: noteGrants, clock });
    operator = app.as('superadmin', { licence: 'other' });
  });
  afterEach(() => app.close());

  const state = async (): Promise<ServiceState> => (await operator.get(path)).body;
  const copy = async (titles: string[]) => {
    const { body } = await app.as('admin').post('/api/notes/misc/copies', { titles });
    await app.runJob('kit.work');
    return body.id as string;
  };

  it('is ready, with room for files, while nothing is wrong', async () => {
    await copy(['a']);
    const { storage, ...rest } = await state();
    expect(rest).toEqual({
      health: 'ready',
      version: notesService.version,
      events: { repeated: 0, dead: 0 },
      failedWork: { items: [], total: 0 },
      failedJobs: [],
    });
    expect(storage?.freeBytes).toBeGreaterThan(0);
    expect(storage?.totalBytes).toBeGreaterThanOrEqual(storage?.freeBytes ?? 0);
  });

  it('tells what failed in the last seven days, of every licence, the newest first', async () => {
    const first = await copy(['a', 'refused']);
    clock.advance(3_600_000);
    const second = await copy(['refused']);
    const { failedWork } = await state();
    expect(failedWork).toMatchObject({
      total: 2,
      items: [
        { id: second, kind: 'notes.copy', licenceId: testLicences.own, failedAt: '2026-11-20T11:00:00.000Z' },
        { id: first },
      ],
    });
    expect(failedWork.items[0]?.code).toBe('NOTE_LOCKED');
    clock.advance(7 * 86_400_000 - 1_800_000);
    expect((await state()).failedWork.items).toMatchObject([{ id: second }]);
    clock.advance(3_600_000);
    expect((await state()).failedWork.total).toBe(0);
  });

  it('tells which scheduled jobs failed last, until they succeed', async () => {
    const jobs = app.get(FailedJobs);
    await jobs.note('notes.sweep', new Error('broken'));
    clock.advance(1_000);
    await jobs.note('notes.sweep', commonError('UNAVAILABLE'));
    await jobs.note('notes.tell', new Error('broken'));
    await jobs.clear('notes.tell');
    await jobs.clear('notes.other');
    const failedAt = clock.now().toISOString();
    expect((await state()).failedJobs).toEqual([{ name: 'notes.sweep', failedAt, code: 'UNAVAILABLE' }]);
    await jobs.clear('notes.sweep');
    expect((await state()).failedJobs).toEqual([]);
  });

  it('counts events that did not arrive', async () => {
    const event: EventEnvelope = {
      ...{ id: newId(), name: 'notes.note.changed', version: 1, licenceId: testLicences.own },
      ...{ occurredAt: clock.now().toISOString(), requestId: newId() },
      payload: { id: newId(), title: 'poison' },
    };
    await app.service.deliver(event);
    expect((await state()).events).toEqual({ repeated: 1, dead: 0 });
  });

  it('is told to those who run the installation alone', async () => {
    for (const role of ['admin', 'manager', 'employee'] as const)
      expect((await app.as(role).get(path)).status).toBe(403);
    expect((await app.anonymous().get(path)).status).toBe(401);
  });
});
