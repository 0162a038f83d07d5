import type { EventEnvelope } from '@jahrring/contracts-common';
import { FixedClock, PeerAway, TransportAway } from '@jahrring/service-kit';
import { startTestService } from '../src';
import type { TestService } from '../src';
import { createNote } from './fixtures/note.contract';
import { NoteService } from './fixtures/note.service';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

/** Looks again and again, for less time than the relay's own slow look takes. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 160 && !isTrue(); turn++) await new Promise((resolve) => setTimeout(resolve, 25));
}

describe('events of one service that another one asked for inside its transaction', () => {
  it('are published soon, outside of that transaction', async () => {
    const asking = await startTestService(notesService, { grants: noteGrants });
    const failures: unknown[] = [];
    let published = 0;
    const publish = async () => {
      try {
        await asking.db.tx(asking.ctx(), async () => undefined);
        published += 1;
      } catch (error) {
        failures.push(error);
        throw error;
      }
    };
    const asked = await startTestService(notesService, {
      ...{ grants: noteGrants, background: true },
      transport: { publish },
    });
    try {
      // The round of its start is over: from now on somebody has to wake it.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const note = createNote.parse({ title: 'first', amount: '1' });
      await asking.db.tx(asking.ctx(), () => asked.get(NoteService).create(asked.ctx(), note));
      await until(() => published > 0);
      expect(failures).toEqual([]);
      expect(published).toBe(1);
    } finally {
      await Promise.all([asked.close(), asking.close()]);
    }
  });
});

describe('the relay', () => {
  const clock = new FixedClock(new Date('2026-11-20T10:00:00.000Z'));
  const titleOf = ({ payload }: EventEnvelope) => (payload as { title: string }).title;
  let failWith: Error | undefined;
  let sent: string[];
  let app: TestService;

  beforeEach(async () => {
    failWith = undefined;
    sent = [];
    const publish = async (event: EventEnvelope) => {
      if (failWith && titleOf(event) !== 'other') throw failWith;
      sent.push(titleOf(event));
    };
    app = await startTestService(notesService, { grants: noteGrants, clock, transport: { publish } });
    const admin = app.as('admin');
    await admin.post('/api/notes/notes', { title: 'first', amount: '1' });
    await admin.post('/api/notes/notes', { title: 'other', amount: '1' });
  });
  afterEach(() => app.close());

  const flush = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      await app.service.flush();
      clock.advance(120_000);
    }
  };
  const state = async () => {
    const [row] = await app.db
      .manager(app.ctx())
      .query<{ attempts: number; dead_at: unknown; last_error: string | null }[]>(
        'SELECT attempts, dead_at, last_error FROM outbox_events WHERE published_at IS NULL ORDER BY id LIMIT 1',
      );
    return row && { attempts: row.attempts, dead: row.dead_at !== null, error: row.last_error };
  };

  it('gives an event up after ten refusals, and holds up no other', async () => {
    failWith = new Error('refused');
    await flush(9);
    expect(await state()).toEqual({ attempts: 9, dead: false, error: 'refused' });
    expect(sent).toEqual(['other']);
    await flush(2);
    expect(await state()).toEqual({ attempts: 10, dead: true, error: 'refused' });
  });

  it('never gives up because a receiver cannot be reached', async () => {
    failWith = new PeerAway('time cannot be reached');
    await flush(15);
    expect(await state()).toMatchObject({ attempts: 9, dead: false });
    failWith = undefined;
    await flush(1);
    expect(sent).toEqual(['other', 'first']);
  });

  it('counts nothing while the transport is away, and keeps the order', async () => {
    failWith = new TransportAway('the broker is away');
    await flush(15);
    expect(await state()).toMatchObject({ attempts: 0, dead: false, error: null });
    expect(sent).toEqual([]);
    failWith = undefined;
    await flush(1);
    expect(sent).toEqual(['first', 'other']);
  });
});

describe('a relay in the background', () => {
  it('is woken by what is written, and comes back by itself to what was refused', async () => {
    const clock = new FixedClock(new Date('2026-11-20T10:00:00.000Z'));
    const sent: string[] = [];
    let refused: string | undefined = 'first';
    const publish = async ({ payload }: EventEnvelope) => {
      const { title } = payload as { title: string };
      if (title === refused) throw new Error('refused');
      sent.push(title);
    };
    const options = { grants: noteGrants, clock, transport: { publish }, background: true };
    const app = await startTestService(notesService, options);
    try {
      const write = (title: string) => app.as('admin').post('/api/notes/notes', { title, amount: '1' });
      await write('first');
      await write('other');
      await until(() => sent.includes('other'));
      refused = undefined;
      clock.advance(120_000);
      await until(() => sent.includes('first'));
      await write('second');
      await until(() => sent.includes('second'));
      expect(sent).toEqual(['other', 'first', 'second']);
    } finally {
      await app.close();
    }
  });
});
