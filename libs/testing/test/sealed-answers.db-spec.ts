import { createTestDatabase, startTestService, type TestDatabase } from '../src';
import { notesService } from './fixtures/notes.definition';

interface Row {
  idempotency_key: string;
  body: string | null;
  sealed: string | null;
}

describe('answers that an older version kept in clear', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const start = () => startTestService(notesService, { database });

  /** Brings the database to the step before answers were sealed, with one answer under each key. */
  async function keepInClear(keys: readonly string[]): Promise<void> {
    const app = await start();
    const { dataSource } = app.db;
    await dataSource.query('ALTER TABLE idempotency_keys DROP COLUMN sealed');
    await dataSource.query("DELETE FROM schema_migrations WHERE name LIKE 'SealAnswers%'");
    for (const key of keys) {
      await dataSource.query(
        `INSERT INTO idempotency_keys (licence_id, user_id, idempotency_key, body_hash, status, body, expires_at)
         VALUES ('l', 'u', ?, 'h', 201, '{"iban":"CH93"}', '2199-01-01 00:00:00.000')`,
        [key],
      );
    }
    await app.close();
  }

  it('are forgotten at the start of this one, but for what devices recorded offline', async () => {
    await keepInClear(['k-address', 'offline-hours']);
    const app = await start();
    const rows: Row[] = await app.db.dataSource.query(
      'SELECT idempotency_key, body, sealed FROM idempotency_keys ORDER BY idempotency_key',
    );
    expect(rows).toEqual([
      { idempotency_key: 'k-address', body: null, sealed: null },
      { idempotency_key: 'offline-hours', body: '{"iban":"CH93"}', sealed: null },
    ]);
    await app.close();
  });
});
