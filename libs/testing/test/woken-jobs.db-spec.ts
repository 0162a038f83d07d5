import { newId } from '@jahrring/contracts-common';
import { startTestService, testLicences } from '../src';
import type { TestService } from '../src';
import { NoteRefRepository } from './fixtures/note.repository';
import { NoteService } from './fixtures/note.service';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

/** Sooner than anything looks by itself: that is every ten seconds. */
const soonMilliseconds = 7_000;

describe('what waits for a job', () => {
  let app: TestService;

  beforeEach(async () => {
    app = await startTestService(notesService, { grants: noteGrants, background: true });
    // The look after the start is over: from now on somebody has to wake it.
    await pause(1_500);
  });
  afterEach(() => app.close());

  const untilSoon = async (isSo: () => Promise<boolean>): Promise<number> => {
    const from = Date.now();
    while (!(await isSo())) {
      if (Date.now() - from > soonMilliseconds) throw new Error('Nobody was woken');
      await pause(20);
    }
    return Date.now() - from;
  };

  it('wakes it: long work begins when it is queued', async () => {
    const admin = app.as('admin');
    const { id } = (await admin.post('/api/notes/misc/copies', { titles: ['a', 'b'] })).body;
    await untilSoon(async () => (await admin.get(`/api/notes/long-work/${id}`)).body.state === 'done');
  });

  it('wakes it: an event that a consumer failed on comes again when it is due, or when the operator says so', async () => {
    const arrive = async () => {
      const noteId = newId();
      await app.service.deliver({
        id: newId(),
        name: 'notes.note.changed',
        version: 1,
        licenceId: testLicences.own,
        occurredAt: new Date().toISOString(),
        requestId: newId(),
        payload: { id: noteId, title: 'poison' },
      });
      return noteId;
    };
    const isTaken = async (noteId: string) =>
      (await app.get(NoteRefRepository).find(app.ctx(), noteId)) !== null;
    const service = app.get(NoteService);
    const first = await arrive();
    service.digestsPoison = true;
    expect(await untilSoon(() => isTaken(first))).toBeGreaterThan(1_500);
    service.digestsPoison = false;
    const second = await arrive();
    service.digestsPoison = true;
    const operator = app.as('superadmin');
    const [letter] = (await operator.get('/api/notes/dead-letters')).body.items;
    await operator.post(`/api/notes/dead-letters/${letter.id}/retry`);
    expect(await untilSoon(() => isTaken(second))).toBeLessThan(1_500);
  });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
