import { fileURLToPath } from 'node:url';
import { statementImportWork, updateBookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { aZip, execute, FileStore, FixedClock, LongWork } from '@jahrring/service-kit';
import { createTestDatabase, startChild, startTestService } from '@jahrring/testing';
import type { TestDatabase, TestService } from '@jahrring/testing';
import { bookkeepingService } from '../bookkeeping.service-definition';
import { JournalLineRepository } from '../ledger';
import { sumOf } from '../value/money';
import { paymentColumns, PaymentRepository } from '../payment';
import { BookkeepingSettingsService } from '../settings';
import {
  aBookkeepingService,
  aContext,
  deliverBill,
  now,
  prepareReferences,
} from '../test/a-bookkeeping-service';
import { StatementRecorder } from './statement-recorder';
import { camt, entry } from './test/camt-file';

const path = '/api/bookkeeping';
const all: ListQuery = { page: 1, pageSize: 'all', sort: [], filter: {} };
const qrr = (n: number) => `00000000000000000002026${String(n).padStart(4, '0')}`;
const aDay = (n: number, entries = [entry({ ref: `E${n}`, amount: '5.00' })]) => camt('statement', entries, { id: `S${n}` }); // oxfmt-ignore
const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>';
const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Document>&a;</Document>';

describe('files of the bank', () => {
  let app: TestService;
  beforeAll(async () => {
    app = await aBookkeepingService();
  });
  afterAll(() => app.close());

  const send = (files: readonly { name: string; content: string | Buffer }[]) =>
    app.as('admin').post(`${path}/statements`, undefined, { files });
  const resultOf = async (files: Parameters<typeof send>[0]) => {
    const { body } = await send(files);
    await app.runJob('kit.work');
    return (await app.as('admin').get(`${path}/long-work/${body.id}`)).body;
  };

  it('come many at once, in a ZIP too, and each is told for itself', async () => {
    const zip = aZip([
      ['november/02.xml', aDay(2)],
      ['november/01.xml', aDay(1)],
      ['__MACOSX/november/._01.xml', 'nothing'],
      ['november/readme.txt', 'Kontoauszüge'],
    ]);
    const cut = aDay(4).slice(0, -40);
    const work = await resultOf([
      { name: 'november.zip', content: zip },
      { name: '03.xml', content: aDay(3) },
      { name: 'cut.xml', content: cut },
      { name: 'bill.pdf', content: '%PDF-1.7' },
    ]);
    expect(work).toMatchObject({ state: 'done', done: 4, total: 4 });
    expect(
      work.result.files.map(({ name, statements, problem }: Record<string, never>) => [
        name,
        statements?.[0]?.['added'] ?? problem?.['params']?.['reason'],
      ]),
    ).toEqual([
      ['november/01.xml', 1],
      ['november/02.xml', 1],
      ['03.xml', 1],
      ['cut.xml', 'notXml'],
      ['november/readme.txt', 'notXml'],
      ['bill.pdf', 'notXml'],
    ]);
  });

  it('are kept as they came, and those that tell nothing new are not', async () => {
    const [first] = (await resultOf([{ name: 'day.xml', content: aDay(7) }])).result.files[0].statements;
    const again = await resultOf([{ name: 'again.xml', content: aDay(7) }]);
    expect(again.result.files[0].statements[0]).toMatchObject({
      outcome: 'known',
      statement: first.statement,
    });
    const file = await app.as('admin').get(`${path}/statements/${first.statement.id}/file`);
    expect(file.text).toBe(aDay(7));
  });

  it.each([
    ['an XML bomb', bomb, 'hostile'],
    ['an entity from outside', outside, 'hostile'],
    [
      'a payment order',
      '<Document><CstmrCdtTrfInitn><GrpHdr/></CstmrCdtTrfInitn></Document>',
      'notAStatement',
    ],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'notXml'],
    ['nothing at all', '', 'notAStatement'],
    ['a ZIP without files', aZip([]), 'notXml'],
    ['a ZIP that unpacks to more than it says', aZip([['a.xml', aDay(1), { claimed: 1 }]]), 'notAStatement'],
    ['a ZIP bomb', aZip([['a.xml', Buffer.alloc(30_000_000)]]), 'hostile'],
  ])('are refused before anything begins: %s', async (_what, content, reason) => {
    const refused = await send([{ name: 'file.xml', content }]);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'STATEMENT_UNREADABLE', params: { reason } },
    });
  });

  it('of more than 50 MB together are refused by their size, however many they are', async () => {
    const content = Buffer.alloc(27_000_000, 32);
    const refused = await send([{ name: 'a.xml', content }, { name: 'b.xml', content }]); // oxfmt-ignore
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'file', code: 'maxFile' }] } });
  });

  it('stop where somebody cancels, and what was taken over stays', async () => {
    const { body } = await send([{ name: 'day.xml', content: aDay(9) }]);
    await app.as('admin').post(`${path}/long-work/${body.id}/cancel`);
    await app.runJob('kit.work');
    const work = (await app.as('admin').get(`${path}/long-work/${body.id}`)).body;
    expect(work).toMatchObject({ state: 'cancelled', done: 0 });
  });

  it('of a cancelled import keep the files that were reached, and no other', async () => {
    const { body } = await send([21, 22, 23].map((n) => ({ name: `${n}.xml`, content: aDay(n) })));
    const { input } = await app.get(LongWork).material(aContext(), body.id, statementImportWork);
    const ids = (input as { files: { id: string }[] }).files.map(({ id }) => id);
    const kept = async () => (await app.get(FileStore).getMany(aContext(), ids)).map(({ name }) => name);
    expect(await kept()).toHaveLength(3);
    const recorder = app.get(StatementRecorder);
    const record = recorder.record.bind(recorder);
    recorder.record = async (tx, statement, file) => {
      if (file.name !== '22.xml') return record(tx, statement, file);
      recorder.record = record;
      throw new Error('The disk is full');
    };
    await app.runJob('kit.work');
    const work = (await app.as('admin').get(`${path}/long-work/${body.id}`)).body;
    expect(work).toMatchObject({ state: 'failed', done: 1 });
    expect(await kept()).toEqual(['21.xml']);
    const { body: waiting } = await send([{ name: '24.xml', content: aDay(24) }]);
    const { input: queued } = await app.get(LongWork).material(aContext(), waiting.id, statementImportWork);
    const [file] = (queued as { files: { id: string }[] }).files;
    await app.as('admin').post(`${path}/long-work/${waiting.id}/cancel`);
    expect(await app.get(FileStore).getMany(aContext(), [file?.id ?? ''])).toEqual([]);
  });
});

describe('an import that is killed', () => {
  const FILES = 30;
  const perFile = 2;
  const child = fileURLToPath(new URL('./test/import-child.ts', import.meta.url));
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const onService = async <T>(work: (app: TestService) => Promise<T>): Promise<T> => {
    const app = await startTestService(bookkeepingService, { database, clock: new FixedClock(now) });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  };
  /** Nobody renews the leases of a process that is gone; this does not wait a minute for it. */
  const forgetLeases = (app: TestService) =>
    app.db.tx(app.ctx(), (tx) => execute(app.db.writing(tx), 'UPDATE job_leases SET expires_at = next_run_at', [])); // oxfmt-ignore

  const begin = async (app: TestService): Promise<string> => {
    await prepareReferences(app);
    const certain = { accounts: {}, writeOffLimit: '1.00', bookCertainLines: true };
    await app.get(BookkeepingSettingsService).update(aContext(), 0, updateBookkeepingSettings.parse(certain));
    for (let n = 1; n <= FILES * perFile; n += 1) await deliverBill(app, n, { reference: qrr(n) });
    const files = Array.from({ length: FILES }, (_, file) => {
      const entries = Array.from({ length: perFile }, (_each, at) => file * perFile + at + 1).map((n) =>
        entry({ ref: `E${n}`, amount: '108.10', reference: qrr(n) }),
      );
      return { name: `${file}.xml`, content: aDay(file, entries) };
    });
    return (await app.as('admin').post(`${path}/statements`, undefined, { files })).body.id;
  };

  it('in the middle of reading and in the middle of booking goes on, and books each line once', async () => {
    const id = await onService(begin);
    for (const steps of [FILES / 3, FILES + 10]) {
      await startChild(child, database, { KILLED_AT: String(steps) }).ended;
      await onService(forgetLeases);
    }
    await onService(async (app) => {
      const before = (await app.as('admin').get(`${path}/statement-lines?filter[state]=booked`)).body.total;
      expect(before).toBe(10);
      await app.runJob('kit.work');
      const work = (await app.as('admin').get(`${path}/long-work/${id}`)).body;
      expect(work).toMatchObject({ state: 'done', result: { booked: FILES * perFile } });
      expect(work.result.files).toHaveLength(FILES);
      const { items } = await app.get(PaymentRepository).list(aContext(), all, paymentColumns);
      expect(new Set(items.map(({ sourceId }) => sourceId)).size).toBe(FILES * perFile);
      expect(sumOf(items.map(({ amount }) => amount))).toBe('6486.00');
      const lines = await app.get(JournalLineRepository).list(aContext(), all, { fields: {}, search: [] });
      const sides = (['debit', 'credit'] as const).map((side) =>
        sumOf(lines.items.map((line) => line[side])),
      );
      expect(sides[0]).toBe(sides[1]);
    });
  }, 120_000);
});
