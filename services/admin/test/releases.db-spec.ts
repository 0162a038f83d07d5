import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSetEntry } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { registerReleases } from '../src/release/register-releases';
import { type AdminApp, startAdmin } from './start-admin';

describe('releases and texts', () => {
  let app: AdminApp;
  let dir: string;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'jahrring-tools-'));
    mkdirSync(join(dir, 'messages'));
    const texts = { common: { actions: { save: 'Speichern' } } };
    writeFileSync(join(dir, 'messages', 'de.json'), JSON.stringify(texts));
    process.env['MESSAGES_DIR'] = join(dir, 'messages');
    app = await startAdmin();
  });
  afterAll(async () => {
    delete process.env['MESSAGES_DIR'];
    await app.close();
    rmSync(dir, { recursive: true });
  });

  function release(tool: string, version: string, change: object = {}): void {
    const folder = join(dir, 'tools', tool, version);
    mkdirSync(folder, { recursive: true });
    const route = { expose: './A', module: './a', any: [], titleKey: `${tool}:a` };
    const descriptor = {
      id: tool, version, shell: '^1', services: {}, namespaces: [tool], navigation: [], extensions: [], core: true, plugins: [],
      routes: [{ ...route, path: `/${tool}` }], entry: `/tools/${tool}/${version}/remoteEntry.js`, globalName: `${tool}_x`,
      integrity: 'sha384-abc', ...change,
    }; // prettier-ignore
    writeFileSync(join(folder, 'descriptor.json'), JSON.stringify(descriptor));
    writeFileSync(join(dir, 'tools', tool, 'latest.json'), JSON.stringify({ id: tool, version }));
  }

  async function tools(email: string): Promise<ReleaseSetEntry[]> {
    return (await (await app.as(email)).get<{ tools: ReleaseSetEntry[] }>('/api/boot')).body.tools;
  }

  it('serves the registered releases of the licence, broken ones left out', async () => {
    const route = { expose: './B', module: './b', any: ['tools.surcharges.index'], titleKey: 'time:b' };
    release('time', '0.1.0-aaaa1111');
    release('support', '0.1.0-cccc3333', { core: false, plugins: ['my-hsm', 'hsm-admin'] });
    mkdirSync(join(dir, 'tools', 'broken', '1'), { recursive: true });
    writeFileSync(join(dir, 'tools', 'broken', 'latest.json'), '{');
    // An unreadable release beside a good one of the same tool.
    mkdirSync(join(dir, 'tools', 'time', '0.0.9-broken'));
    writeFileSync(join(dir, 'tools', 'time', '0.0.9-broken', 'descriptor.json'), '{}');
    expect(await registerReleases(app.service, join(dir, 'tools'))).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    release('time', '0.1.0-0000bbbb', {
      plugins: ['surcharges'],
      routes: [
        { ...route, path: '/plugins/surcharges/views', plugin: 'surcharges' },
        { ...route, any: [], path: '/absences' },
      ],
    });
    await registerReleases(app.service, join(dir, 'tools'));

    const bergwald = await tools('employee@demo.test');
    expect(bergwald.map((tool) => tool.id)).toEqual(['support', 'time']);
    expect(bergwald[1]).toMatchObject({ version: '0.1.0-0000bbbb', fallback: { version: '0.1.0-aaaa1111' } });
    expect(bergwald[1]?.descriptor.routes).toHaveLength(2);

    const muster = await tools('admin@muster.test');
    expect(muster.map((tool) => tool.id)).toEqual(['time']);
    expect(muster[0]?.descriptor.routes.map((one) => one.path)).toEqual(['/absences']);

    const superadmin = await app.as('superadmin@demo.test');
    await superadmin.post(`/api/admin/licences/${demoLicences.muster.id}/plugins/surcharges/state`, {
      state: 'active',
    });
    expect((await tools('admin@muster.test'))[0]?.descriptor.routes).toHaveLength(2);
  });

  it('retires what is no longer there', async () => {
    rmSync(join(dir, 'tools', 'support'), { recursive: true });
    await registerReleases(app.service, join(dir, 'tools'));
    expect((await tools('employee@demo.test')).map((tool) => tool.id)).toEqual(['time']);
  });

  it('serves texts to everybody, with an ETag, in known languages only', async () => {
    const browser = app.browser();
    const german = await browser.get('/api/language/de/messages');
    expect(german.body).toEqual({ de: { common: { actions: { save: 'Speichern' } } } });
    const etag = String(german.headers['etag']);
    const again = await browser.get('/api/language/de/messages', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await browser.get('/api/language/bo/messages')).body).toEqual({ bo: {} });
    const hostile = { headers: { 'accept-language': "de' OR 1=1 --" } };
    expect((await browser.get('/api/language/de/messages', hostile)).status).toBe(200);
    for (const locale of ['xx', 'de-CH', '..%2f..%2fetc', "de'%20OR%201=1"]) {
      const unknown = await browser.get(`/api/language/${locale}/messages`);
      expect(unknown.status).toBe(404);
      expect(unknown.headers['content-type']).toMatch(/problem\+json/);
    }
  });
});
