import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { licenceErased } from '@jahrring/contracts-common';
import {
  AuditEntryEntity,
  AuditTrail,
  Database,
  execute,
  FixedClock,
  SERVICE_ENV,
} from '@jahrring/service-kit';
import type { ServiceEnv } from '@jahrring/service-kit';
import { aPng, startTestService, testLicences } from '../src';
import type { TestLicence, TestService } from '../src';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

const DAY_MS = 86_400_000;

describe('a licence that is erased for good', () => {
  const clock = new FixedClock(new Date());
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(notesService, { grants: noteGrants, clock });
    for (const licence of ['own', 'other'] as const) {
      const admin = app.as('admin', { licence });
      const { id } = (await admin.post('/api/notes/notes', { title: `Von ${licence}`, amount: '1.00' })).body;
      expect(id).toEqual(expect.any(String));
      const file = { name: 'bild.png', content: aPng(), type: 'image/png' };
      expect((await admin.post('/api/notes/files/picture', undefined, { file })).status).toBe(201);
    }
    await app.runJob('kit.seal-audit');
  });
  afterAll(() => app.close());

  const rowsOf = async (licence: TestLicence, table: string): Promise<number> => {
    const [row]: { count: number | string }[] = await app
      .get(Database)
      .manager(app.ctx())
      .query(`SELECT COUNT(*) AS count FROM ${table} WHERE licence_id = ?`, [testLicences[licence]]);
    return Number(row?.count);
  };
  const tables = ['notes', 'stored_files', 'outbox_events', 'audit_entries', 'licence_erasures'];
  const held = (licence: TestLicence) => Promise.all(tables.map((table) => rowsOf(licence, table)));
  const folderOf = (licence: TestLicence) => {
    const env: ServiceEnv = app.service.app.get(SERVICE_ENV, { strict: false });
    return join(env.dataDir, 'files', 'notes', testLicences[licence]);
  };
  const chain = async () => {
    await app.runJob('kit.seal-audit');
    await app.get(AuditTrail).verify();
    return (await app.get(AuditTrail).chain(app.ctx())).state;
  };

  it('leaves rows, files and audit trail of others as they were, and of itself the protocol alone', async () => {
    const others = await held('other');
    expect((await held('own')).slice(0, 4).every((count) => count > 0)).toBe(true);
    await app.deliver(licenceErased, { id: testLicences.own });
    await app.runJob('kit.erase-licences');
    expect(await held('own')).toEqual([0, 0, 0, 0, 1]);
    expect([existsSync(folderOf('own')), existsSync(folderOf('other'))]).toEqual([false, true]);
    expect(await held('other')).toEqual(others);
    expect(await chain()).toBe('intact');
    const told = (await app.audit()).filter(({ action }) => action === 'erase');
    expect(told.map(({ entityId }) => entityId)).toEqual([testLicences.own, testLicences.own]);
    expect(told.map(({ after }) => after)).toEqual([
      { files: 1, tables: expect.objectContaining({ notes: 1, stored_files: 1 }) },
      { auditEntries: expect.any(Number) },
    ]);
  });

  it('is looked through again for what was on its way, and then not even noted', async () => {
    await app.as('admin').post('/api/notes/notes', { title: 'Unterwegs', amount: '1.00' });
    for (let pass = 0; pass < 2; pass += 1) {
      clock.set(new Date(clock.now().getTime() + 2 * DAY_MS));
      await app.runJob('kit.erase-licences');
    }
    expect(await held('own')).toEqual([0, 0, 0, 0, 0]);
    expect(await chain()).toBe('intact');
  });

  it('lets nobody blank an entry by hand', async () => {
    const db = app.get(Database);
    await db.tx(app.ctx('other'), async (ctx) => {
      const [entry] = await db
        .manager(ctx)
        .createQueryBuilder(AuditEntryEntity, 'entry')
        .where('entry.licenceId = :id', { id: testLicences.other })
        .getMany();
      const blank = "UPDATE audit_entries SET action = 'erased' WHERE id = ?";
      await execute(db.writing(ctx), blank, [entry?.id]);
    });
    expect(await chain()).toBe('broken');
  });
});
