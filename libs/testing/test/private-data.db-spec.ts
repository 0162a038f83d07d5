import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, startTestService, testDatabaseKind } from '../src';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

const everything = 0o777;

describe('the data folder', () => {
  it('is its owner’s alone, with what was in it before', async () => {
    const database = await createTestDatabase();
    const { dataDir } = database;
    const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & everything;
    try {
      for (const name of ['old.sqlite', 'old.sqlite-wal', 'secret']) {
        await writeFile(join(dataDir, name), '');
        await chmod(join(dataDir, name), 0o644);
      }
      await mkdir(join(dataDir, 'mail'));
      await chmod(join(dataDir, 'mail'), 0o755);
      await chmod(dataDir, 0o755);
      const app = await startTestService(notesService, { grants: noteGrants, database });
      try {
        await app.as('admin').post('/api/notes/notes', { title: 'a', amount: '1' });
        expect([await modeOf('.'), await modeOf('mail')]).toEqual([0o700, 0o700]);
        const files = (await readdir(dataDir)).filter((name) => /sqlite|secret/.test(name));
        expect(files.includes('notes.sqlite')).toBe(testDatabaseKind === 'sqlite');
        for (const name of files) expect([name, await modeOf(name)]).toEqual([name, 0o600]);
      } finally {
        await app.close();
      }
    } finally {
      await database.drop();
    }
  });
});
