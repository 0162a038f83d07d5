import { fileURLToPath } from 'node:url';
import { FixedClock } from '@jahrring/service-kit';
import { createTestDatabase, startChild, startTestService } from '@jahrring/testing';
import type { TestDatabase, TestService } from '@jahrring/testing';
import { documentsService } from '../documents.service-definition';
import { aLine, FakeTime, ids, now, prepareCopies } from '../test/a-documents-service';
import type { DocumentEntity } from '../record/document.entity';
import { DocumentRepository } from '../record/document.repository';
import { DraftFactory } from '../document/draft.factory';
import { aPosition } from '../record/empty-position';

const DOCUMENTS = 720;
const KILLED_AT = 250;
const issuingChild = fileURLToPath(new URL('../test/issue-child.ts', import.meta.url));

describe('numbers of 12 writers with 60 documents each', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const onService = async <T>(work: (app: TestService) => Promise<T>): Promise<T> => {
    const clock = new FixedClock(now);
    const app = await startTestService(documentsService, { database, clock, client: new FakeTime() });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  };

  const writeDrafts = (app: TestService) =>
    app.db.tx(app.ctx(), async (tx) => {
      const drafts = app.get(DraftFactory);
      const seed = await drafts.prepare(tx, { type: 'bill', addressId: ids.address });
      for (let n = 1; n <= DOCUMENTS; n += 1) {
        const { id: _id, ...draft } = seed;
        const { id } = aPosition({ kind: 'text', text: '' });
        const positions = [aPosition({ ...aLine(), quantity: String(n) })];
        await drafts.insert(tx, { ...draft, id, title: String(n) }, { positions, claims: [] });
      }
    });

  const readAll = (app: TestService): Promise<DocumentEntity[]> =>
    app
      .get(DocumentRepository)
      .list(app.ctx(), { page: 1, pageSize: 'all', sort: [], filter: {} }, { fields: {}, search: [] })
      .then(({ items }) => items);

  it('are gapless and unique, though one in ten is rolled back and the process is killed in the middle', async () => {
    await onService(async (app) => {
      await prepareCopies(app);
      await writeDrafts(app);
    });
    const first = startChild(issuingChild, database);
    await first.told(KILLED_AT);
    await first.kill();
    const before = await onService(readAll);
    const acknowledged = before.filter(({ number }) => first.lines.includes(number ?? ''));
    expect(acknowledged).toHaveLength(first.lines.length);
    expect(first.lines.length).toBeLessThan(DOCUMENTS / 2);
    const second = startChild(issuingChild, database);
    expect(await second.ended).toBe(0);
    const issued = (await onService(readAll)).filter(({ number }) => number !== null);
    expect(issued).toHaveLength(DOCUMENTS * 0.9);
    expect(issued.map(({ number }) => number).sort()).toEqual(
      issued.map((_, n) => `2026-${String(n + 1).padStart(4, '0')}`),
    );
    expect(new Set(issued.map(({ reference }) => reference)).size).toBe(issued.length);
  }, 900_000);
});
