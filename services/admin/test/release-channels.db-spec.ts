import { webcrypto } from 'node:crypto';
import type { ToolView } from '@jahrring/contracts-admin';
import { canonicalJson, type ReleaseSetKeys } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import {
  AuditEntryEntity,
  ContextSigner,
  Database,
  contextHeader,
  systemContext,
} from '@jahrring/service-kit';
import { releaseKeys } from '../src/registry/release-record/release-keys';
import { type OpenStream, openStream } from './open-stream';
import { releaseZip } from './release-zip';
import { testSecret } from './start-admin';
import { type RegistryApp, startRegistry } from './start-registry';

const bergwald = 'employee@demo.test';
const muster = 'employee@muster.test';
const [bergwaldId, musterId] = [demoLicences.bergwald.id, demoLicences.muster.id];

describe('channels and pins', () => {
  let registry: RegistryApp;
  const versionFor = async (email: string) => {
    const entry = await registry.entry(email, 'time');
    return entry && `${entry.version} ${entry.channel} ${entry.fallback?.version ?? '–'}`;
  };
  const idOf = async (version: string) =>
    (await registry.view('time')).items.find((item) => item.version === version)?.id ?? '';

  beforeAll(async () => {
    registry = await startRegistry();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.release('time', version);
  });
  afterAll(() => registry.close());

  it('serves stable, and falls back to what was stable before', async () => {
    expect(await versionFor(bergwald)).toBe('1.2.0 stable 1.1.0');
    expect(await registry.view('time')).toMatchObject({
      stable: '1.2.0',
      previous: '1.1.0',
      licences: 2,
      releases: 3,
    });
  });

  it('rolls back in one step, and not twice for two clicks', async () => {
    const { version } = await registry.view('time');
    const path = '/api/admin/tools/time/roll-back';
    const clicks = await Promise.all(
      [1, 2].map(() => registry.superadmin.post(path, undefined, { ifMatch: version })),
    );
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await versionFor(bergwald)).toBe('1.1.0 stable 1.0.0');
    await registry.patch('time', { stable: '1.2.0' });
    expect(await versionFor(bergwald)).toBe('1.2.0 stable 1.1.0');
  });

  it('has nothing to roll back to before the first version', async () => {
    await registry.release('planning', '1.0.0');
    const { version } = await registry.view('planning');
    const path = '/api/admin/tools/planning/roll-back';
    const refused = await registry.superadmin.post(path, undefined, { ifMatch: version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOTHING_BEFORE' } });
  });

  it('serves a canary to named licences and to its share, stable to the rest', async () => {
    await registry.publish('time', '1.3.0');
    registry.app.clock.advance(1_000);
    const canary = { version: '1.3.0', percent: 0, licenceIds: [bergwaldId] };
    const { body } = await registry.patch('time', { canary });
    expect(body.canaryLicences).toEqual([{ id: bergwaldId, name: 'Forstbetrieb Bergwald' }]);
    expect(await versionFor(bergwald)).toBe('1.3.0 canary 1.2.0');
    expect(await versionFor(muster)).toBe('1.2.0 stable 1.1.0');
    const view = await registry.view('time');
    expect(view.items.map((item) => [item.version, item.channel, item.licences])).toEqual([
      ['1.3.0', 'canary', 1],
      ['1.2.0', 'stable', 1],
      ['1.1.0', 'previous', 0],
      ['1.0.0', null, 0],
    ]);
    await registry.patch('time', { canary: { ...canary, percent: 100 } });
    expect(await versionFor(muster)).toBe('1.3.0 canary 1.2.0');
    const unknown = { ...canary, licenceIds: ['00000000-0000-4000-8000-000000000009'] };
    expect((await registry.patch('time', { canary: unknown })).status).toBe(422);
    expect((await registry.patch('time', { canary: { ...canary, version: '9.9.9' } })).status).toBe(409);
  });

  it('makes a canary stable and ends it with that', async () => {
    await registry.patch('time', { stable: '1.3.0' });
    expect(await registry.view('time')).toMatchObject({ stable: '1.3.0', previous: '1.2.0', canary: null });
  });

  it('pins a licence to one version until it is taken off', async () => {
    const path = `/api/admin/tools/time/pins/${musterId}`;
    const pinned = await registry.superadmin.put<ToolView>(path, { version: '1.1.0' });
    expect(pinned.body.pinned).toEqual([
      { licenceId: musterId, licenceName: 'Zimmerei Muster', version: '1.1.0' },
    ]);
    expect(await versionFor(muster)).toBe('1.1.0 pinned 1.3.0');
    expect(await versionFor(bergwald)).toBe('1.3.0 stable 1.2.0');
    expect((await registry.superadmin.put(path, { version: '9.9.9' })).status).toBe(409);
    expect((await registry.superadmin.delete(path)).status).toBe(200);
    expect(await versionFor(muster)).toBe('1.3.0 stable 1.2.0');
    expect((await registry.superadmin.delete(path)).status).toBe(404);
  });

  it('gives everybody the same shell', async () => {
    await registry.publish('shell', '1.0.0');
    expect((await registry.patch('shell', { stable: '1.0.0' })).body.licences).toBeGreaterThan(1);
    const canary = { version: '1.0.0', percent: 10, licenceIds: [] };
    const refused = { status: 409, body: { code: 'SHELL_FOR_ALL' } };
    expect(await registry.patch('shell', { canary })).toMatchObject(refused);
    const pin = registry.superadmin.put(`/api/admin/tools/shell/pins/${musterId}`, { version: '1.0.0' });
    expect(await pin).toMatchObject(refused);
  });

  it('withdraws a version from everybody, and restores it into no channel', async () => {
    const id = await idOf('1.3.0');
    const withdrawn = await registry.superadmin.post(`/api/admin/releases/${id}/withdraw`, {
      reason: 'Rechnet falsch',
    });
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { state: 'withdrawn', withdrawnReason: 'Rechnet falsch', channel: null, licences: 0 },
    });
    expect(await versionFor(bergwald)).toBe('1.2.0 stable 1.1.0');
    expect((await registry.patch('time', { stable: '1.3.0' })).status).toBe(409);
    expect((await registry.superadmin.post(`/api/admin/releases/${id}/restore`)).body).toMatchObject({
      state: 'published',
      withdrawnAt: null,
    });
    expect(await versionFor(bergwald)).toBe('1.2.0 stable 1.1.0');
    expect((await registry.patch('time', { stable: '1.3.0' })).status).toBe(200);
  });

  it('withdraws no tool as a whole', async () => {
    const [only] = (await registry.view('planning')).items;
    const refused = await registry.superadmin.post(`/api/admin/releases/${only?.id}/withdraw`, {
      reason: 'Weg',
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'RELEASE_LAST' } });
    expect((await registry.entry(bergwald, 'planning'))?.version).toBe('1.0.0');
  });

  it('tells who did what in the audit trail', async () => {
    const db = registry.app.service.app.get(Database);
    const rows = await db
      .manager(systemContext({ licenceId: '' }))
      .findBy(AuditEntryEntity, { entity: 'tool', entityId: 'time' });
    const actions = rows.map((row) => row.action);
    for (const action of ['update', 'roll-back', 'pin', 'unpin']) expect(actions).toContain(action);
    expect(rows.every((row) => row.userId !== null)).toBe(true);
  });
});

describe('what fits together', () => {
  let registry: RegistryApp;

  beforeAll(async () => {
    registry = await startRegistry();
    await registry.release('time', '1.0.0', { services: { time: '^1' } });
    await registry.release('time', '2.0.0', { shell: '^2', services: { time: '>=1 <3' } });
    await registry.release('time', '2.1.0', { shell: '^2', services: { time: '^2' } });
  });
  afterAll(() => registry.close());

  const announce = async (version: string, instance: string, signed = true) => {
    const header = new ContextSigner(testSecret).sign(systemContext({ licenceId: '' }));
    return registry.app
      .browser()
      .post(
        '/api/admin/internal/services',
        { service: 'time', version, instance },
        { headers: signed ? { [contextHeader]: header } : {} },
      );
  };
  const versionFor = async (shellApi?: string) => (await registry.entry(bergwald, 'time', shellApi))?.version;

  it('serves an older shell the newest version that still works with it', async () => {
    expect(await versionFor()).toBe('2.1.0');
    expect(await versionFor('2.4.0')).toBe('2.1.0');
    expect(await versionFor('1.0.0')).toBe('1.0.0');
    expect(await versionFor('3.0.0')).toBeUndefined();
  });

  it('serves what works with every instance of the services that runs now', async () => {
    expect((await announce('1.4.0', 'a')).status).toBe(204);
    expect(await versionFor('2.0.0')).toBe('2.0.0');
    await announce('2.0.0', 'b');
    expect(await versionFor('2.0.0')).toBe('2.0.0');
    expect((await registry.view('time')).services).toEqual([
      { service: 'time', range: '^2', running: ['1.4.0', '2.0.0'] },
    ]);
    await announce('2.0.0', 'a');
    expect(await versionFor('2.0.0')).toBe('2.1.0');
  });

  it('forgets an instance that tells nothing any more', async () => {
    await announce('1.4.0', 'c');
    expect(await versionFor('2.0.0')).toBe('2.0.0');
    registry.app.clock.advance(4 * 60_000);
    await announce('2.0.0', 'a');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await versionFor('2.0.0')).toBe('2.1.0');
  });

  it('hears services alone', async () => {
    expect((await announce('9.0.0', 'x', false)).status).toBe(404);
  });
});

describe('open browsers', () => {
  let registry: RegistryApp;
  const streams: OpenStream[] = [];
  const listen = async (email: string) => {
    const stream = await openStream(registry.app.service, await registry.app.as(email));
    streams.push(stream);
    await stream.next('hello');
    return stream;
  };

  beforeAll(async () => {
    registry = await startRegistry();
    await registry.release('time', '1.0.0');
    await registry.release('time', '1.1.0');
  });
  afterAll(async () => {
    for (const stream of streams) await stream.close();
    await registry.close();
  });

  it('are told at once, and those alone whose licence gets something else', async () => {
    const [one, other] = [await listen(bergwald), await listen(muster)];
    await registry.superadmin.put(`/api/admin/tools/time/pins/${musterId}`, { version: '1.0.0' });
    await other.next('boot-changed', 400);
    await registry.publish('planning', '1.0.0');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(one.heard.map((event) => event.name)).not.toContain('boot-changed');
    await registry.patch('planning', { stable: '1.0.0' });
    await one.next('boot-changed', 400);
    await other.next('boot-changed', 400);
  });
});

describe('the signature', () => {
  let registry: RegistryApp;
  const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

  beforeAll(async () => {
    registry = await startRegistry();
    await registry.release('time', '1.0.0', {
      messages: { de: { 'time:a': 'Zeit' }, fr: { 'time:a': 'Temps' } },
      records: [{ entity: 'entry', titleKey: 'time:record' }],
    });
  });
  afterAll(() => registry.close());

  it('tells a start what its first page needs, and the whole to who asks for it', async () => {
    const headers = { prefer: 'return=minimal', 'accept-language': 'fr' };
    const [atStart] = (await registry.boot(bergwald, headers)).tools;
    const [whole] = (await registry.boot(bergwald)).tools;
    const route = { path: '/time', expose: './A', any: [], titleKey: 'time:a' };
    expect(atStart).toEqual({
      ...whole,
      minimal: true,
      descriptor: {
        id: 'time', shell: '^1', services: {}, routes: [route], navigation: [], extensions: [],
        messages: { de: { 'time:a': 'Zeit' }, fr: { 'time:a': 'Temps' } },
      },
    }); // oxfmt-ignore
    expect(whole?.descriptor).toMatchObject({ routes: [route], records: [{ entity: 'entry' }] });
  });

  it.each([
    ['a start', { prefer: 'return=minimal' }],
    ['the whole', undefined],
  ])('holds over licence and tools of %s, with the keys everybody may read', async (_, headers) => {
    const { licence, tools, signature } = await registry.boot(bergwald, headers);
    const { body: keys } = await registry.app.browser().get<ReleaseSetKeys>('/api/admin/release-keys');
    expect(keys).toEqual(releaseKeys(testSecret));
    expect(signature?.keyId).toBe(keys.keyId);
    const content = { licenceId: licence.id, issuedAt: signature?.issuedAt, tools };
    const verify = async (value: unknown) => {
      const key = await webcrypto.subtle.importKey('raw', bytes(keys.ed25519), 'Ed25519', false, ['verify']);
      const text = new TextEncoder().encode(canonicalJson(value));
      return webcrypto.subtle.verify('Ed25519', key, bytes(signature?.ed25519 ?? ''), text);
    };
    expect(await verify(content)).toBe(true);
    expect(await verify({ ...content, licenceId: musterId })).toBe(false);
    expect(await verify({ ...content, tools: [] })).toBe(false);
  });

  it('is renewed by the minute and with every change', async () => {
    const issuedAt = async () => (await registry.boot(bergwald)).signature?.issuedAt ?? '';
    const first = await issuedAt();
    registry.app.clock.advance(10_000);
    expect(await issuedAt()).toBe(first);
    registry.app.clock.advance(60_000);
    const second = await issuedAt();
    expect(second > first).toBe(true);
    registry.app.clock.advance(1_000);
    await registry.publish('planning', '1.0.0', releaseZip('planning', '1.0.0'));
    expect((await issuedAt()) > second).toBe(true);
  });
});

describe('the paths of all tools', () => {
  let registry: RegistryApp;
  const route = (path: string, plugin?: string) => ({
    path,
    expose: './A',
    module: './a',
    any: [],
    titleKey: 'time:a',
    ...(plugin ? { plugin } : {}),
  });

  beforeAll(async () => {
    registry = await startRegistry();
    await registry.release('time', '1.0.0', { routes: [route('/time')] });
    await registry.release('time', '1.1.0', { routes: [route('/time'), route('/time/:id', 'wood')] });
    await registry.release('planning', '1.0.0', { core: false, plugins: ['planning'] });
  });
  afterAll(() => registry.close());

  it('are told to everybody alike, signed in or not, with those of plugins', async () => {
    const paths = ['/planning', '/time', '/time/:id'];
    for (const browser of [registry.app.browser(), await registry.app.as(bergwald)])
      expect(await browser.get('/api/admin/tool-paths')).toMatchObject({ status: 200, body: { paths } });
  });
});
