import { createLogger } from '@jahrring/service-kit';
import { startTestService } from '../src';
import { noteGrants } from './note-grants';
import { notesService } from './fixtures/notes.definition';

describe('the log', () => {
  it('says which statement failed, and nothing that was sent', async () => {
    const lines: string[] = [];
    const logger = createLogger('notes', 'trace', { write: (line) => void lines.push(line) });
    const app = await startTestService(notesService, { grants: noteGrants, logger });
    try {
      const admin = app.as('admin');
      const body = { titles: ["Geheimwort O'Brien 756.9217"] };
      const failed = await admin.post('/api/notes/misc/broken-statement?q=Geheimwort', body);
      expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
      const note = { title: 'Geheimwort', amount: '1', id: '01900000-0000-7000-8000-000000000001' };
      await admin.post('/api/notes/notes', note);
      await admin.post('/api/notes/notes', note);
      const log = lines.join('');
      expect(log).toContain('SELECT nothing FROM no_such_table WHERE title IN (?)');
      expect(log).toContain('/api/notes/misc/broken-statement');
      expect(log).not.toMatch(/Geheimwort|Brien|756\.9217/);
    } finally {
      await app.close();
    }
  });
});
