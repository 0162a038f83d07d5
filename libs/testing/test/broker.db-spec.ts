import { BrokerTransport, Outbox, silentLogger } from '@jahrring/service-kit';
import { newId } from '@jahrring/contracts-common';
import { Connection } from 'rabbitmq-client';
import { createTestDatabase, startTestService, testDatabaseKind } from '../src';
import type { TestDatabase, TestService } from '../src';
import { BrokerLine } from './broker-line';
import { EffectConsumer, effectsService } from './fixtures/effects.definition';
import { noteChanged } from './fixtures/note.contract';
import { notesService } from './fixtures/notes.definition';
import { noteGrants } from './note-grants';

const brokerUrl = process.env['TEST_AMQP_URL'];
const withBroker = brokerUrl ? describe : describe.skip;
const listeners = ['notes', 'effects'];

/** `npm test` starts a RabbitMQ where it can and names it in TEST_AMQP_URL. */
withBroker('events over RabbitMQ', () => {
  const line = new BrokerLine(new URL(brokerUrl ?? 'amqp://127.0.0.1'));
  const transports: BrokerTransport[] = [];
  const running: TestService[] = [];
  let database: TestDatabase;
  let notes: TestService;
  let effects: TestService;
  let before = 0;

  const transport = (tool: string) => {
    const made = new BrokerTransport({ url: line.url, tool, listeners, logger: silentLogger() });
    transports.push(made);
    return made;
  };
  const startEffects = async () => {
    const app = await startTestService(effectsService, {
      database,
      transport: transport('effects'),
      background: true,
    });
    running.push(app);
    return app;
  };

  beforeAll(async () => {
    await forgetQueues();
    await line.mend();
    database = await createTestDatabase();
    notes = await startTestService(notesService, {
      grants: noteGrants,
      transport: transport('notes'),
      background: true,
    });
    running.push(notes);
  });
  beforeEach(async () => {
    before = effects ? (await titles()).length : 0;
  });
  afterAll(async () => {
    for (const app of running) await app.close();
    for (const made of transports) await made.close();
    await database?.drop();
    await line.cut();
    await forgetQueues();
  });

  const titles = () => effects.get(EffectConsumer).titles(effects.ctx());
  const write = (title: string) =>
    notes.as('admin').post('/api/notes/notes', { title, amount: '1' }, { key: newId() });
  const told = async (count: number, seconds = 30): Promise<string[]> => {
    const until = Date.now() + seconds * 1000;
    while ((await titles()).length < before + count && Date.now() < until) await sleep(20);
    // An event delivered twice would arrive again now.
    await sleep(200);
    return (await titles()).slice(before);
  };
  const waiting = async (condition = 'published_at IS NULL') => {
    const [row] = await notes.db
      .manager(notes.ctx())
      .query<{ count: number }[]>(`SELECT COUNT(*) AS count FROM outbox_events WHERE ${condition}`);
    return Number(row?.count);
  };

  it('wait until everybody listens who is expected to', async () => {
    await write('early');
    await sleep(700);
    expect(await waiting()).toBe(1);
    effects = await startEffects();
    expect(await told(1)).toEqual(['early']);
  });

  it('reach their consumer once and in the order of happening', async () => {
    const sent = Array.from({ length: 40 }, (_, index) => `note ${index}`);
    for (const title of sent) expect((await write(title)).status).toBe(201);
    expect(await told(sent.length)).toEqual(sent);
  });

  it('do not wait behind one that a consumer fails on', async () => {
    await write('poison');
    await write('healthy');
    expect(await told(1)).toEqual(['healthy']);
    const { body } = await effects.as('superadmin').get('/api/effects/dead-letters');
    expect(body.items).toEqual([expect.objectContaining({ name: 'notes.note.changed', attempts: 1 })]);
  });

  it('wait while the broker is away: writes succeed, nothing counts against them, then all of it drains', async () => {
    await line.cut();
    const sent = Array.from({ length: 60 }, (_, index) => `away ${index}`);
    for (const title of sent) expect((await write(title)).status).toBe(201);
    await sleep(1_500);
    const health = await notes.anonymous().get('/api/notes/health/ready');
    expect(health).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { broker: { ok: false } } },
    });
    expect(await waiting()).toBe(sent.length);
    expect(await waiting('published_at IS NULL AND attempts > 0')).toBe(0);
    await line.mend();
    expect(await told(sent.length)).toEqual(sent);
    expect((await notes.anonymous().get('/api/notes/health/ready')).body.status).toBe('ready');
  });

  it('have their effect once, however often the line breaks', async () => {
    let over = false;
    const breaking = (async () => {
      while (!over) {
        await line.cut();
        await sleep(60);
        await line.mend();
        await sleep(400);
      }
    })();
    const sent: string[] = [];
    while (sent.length < 250) {
      const wave = Array.from({ length: 10 }, (_, index) => `broken ${sent.length + index}`);
      const answers = await Promise.all(wave.map(write));
      expect(answers.map(({ status }) => status)).toEqual(wave.map(() => 201));
      sent.push(...wave);
      await sleep(100);
    }
    over = true;
    await breaking;
    expect((await told(sent.length)).toSorted()).toEqual(sent.toSorted());
  });

  it('drain quickly: a thousand in well under 30 seconds', async () => {
    await line.cut();
    const events = Array.from({ length: 1_000 }, (_, index) => ({ id: newId(), title: `much ${index}` }));
    await notes.db.tx(notes.ctx(), (tx) => notes.get(Outbox).addMany(tx, noteChanged, events));
    await line.mend();
    const from = Date.now();
    expect(await told(events.length)).toEqual(events.map(({ title }) => title));
    expect(Date.now() - from).toBeLessThan(30_000);
  }, 60_000);

  it('go on with another instance when one ends, none lost and none twice', async () => {
    // SQLite has one process at a time.
    const second = testDatabaseKind === 'mariadb' ? await startEffects() : undefined;
    const events = Array.from({ length: 400 }, (_, index) => ({ id: newId(), title: `handed ${index}` }));
    await notes.db.tx(notes.ctx(), (tx) => notes.get(Outbox).addMany(tx, noteChanged, events));
    await told(50, 10);
    running.splice(running.indexOf(effects), 1);
    await effects.close();
    effects = second ?? (await startEffects());
    expect((await told(events.length)).toSorted()).toEqual(events.map(({ title }) => title).toSorted());
  }, 60_000);
});

async function forgetQueues(): Promise<void> {
  const connection = new Connection(brokerUrl);
  for (const tool of listeners) {
    await connection.queueDelete(`jahrring.${tool}`).catch(() => undefined);
    await connection.exchangeDelete({ exchange: `jahrring.${tool}.bound` }).catch(() => undefined);
  }
  await connection.close();
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
