import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AdminApp, startAdmin } from './start-admin';

describe('texts', () => {
  let app: AdminApp;
  let dir: string;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'jahrring-messages-'));
    const texts = { common: { actions: { save: 'Speichern' } } };
    writeFileSync(join(dir, 'de.json'), JSON.stringify(texts));
    process.env['MESSAGES_DIR'] = dir;
    app = await startAdmin();
  });
  afterAll(async () => {
    delete process.env['MESSAGES_DIR'];
    await app.close();
    rmSync(dir, { recursive: true });
  });

  it('serves texts to everybody, with an ETag, in known languages only', async () => {
    const browser = app.browser();
    const german = await browser.get('/api/language/de/messages');
    expect(german.body).toEqual({ de: { common: { actions: { save: 'Speichern' } } } });
    const etag = String(german.headers['etag']);
    const again = await browser.get('/api/language/de/messages', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await browser.get('/api/language/bo/messages')).body).toEqual({ bo: {} });
    const changed = await browser.get('/api/language/de/messages?show=changed');
    expect(changed.body).toEqual({ de: {} });
    expect(String(changed.headers['etag'])).not.toBe(etag);
    expect((await browser.get('/api/language/de/messages?show=some')).status).toBe(422);
    const hostile = { headers: { 'accept-language': "de' OR 1=1 --" } };
    expect((await browser.get('/api/language/de/messages', hostile)).status).toBe(200);
    for (const locale of ['xx', 'de-CH', '..%2f..%2fetc', "de'%20OR%201=1"]) {
      const unknown = await browser.get(`/api/language/${locale}/messages`);
      expect(unknown.status).toBe(404);
      expect(unknown.headers['content-type']).toMatch(/problem\+json/);
    }
  });
});
