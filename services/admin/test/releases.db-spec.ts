import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewReleaseToken } from '@jahrring/contracts-admin';
import { demoLicences } from '@jahrring/demo';
import { AuditEntryEntity, Database, systemContext } from '@jahrring/service-kit';
import { FolderRegistrar } from '../src/registry/release/folder-registrar';
import { descriptorOf, releaseZip } from './release-zip';
import { type RegistryApp, startRegistry } from './start-registry';

const noSession = { 'x-requested-with': 'XMLHttpRequest' };

describe('publishing releases', () => {
  let registry: RegistryApp;

  beforeAll(async () => {
    registry = await startRegistry();
  });
  afterAll(() => registry.close());

  it('answers a browser, whose key makes one transaction of it, with what it has just changed', async () => {
    const publish = (version: string) =>
      registry.superadmin.upload(
        '/api/admin/releases',
        { name: 'r.zip', content: releaseZip('timber', version), field: 'archive' },
        { key: `publish-timber-${version}` },
      );
    expect(await publish('1.0.0')).toMatchObject({ status: 201, body: { tool: 'timber', version: '1.0.0' } });
    expect((await publish('1.1.0')).status).toBe(201);
    const url = '/api/admin/tools/timber';
    const move = async (stable: string) => {
      const version = Number((await registry.superadmin.get(url)).body['version']);
      await registry.superadmin.patch(url, { stable }, { ifMatch: version });
      return version + 1;
    };
    await move('1.0.0');
    const ifMatch = await move('1.1.0');
    const back = await registry.superadmin.post(`${url}/roll-back`, {}, { ifMatch, key: 'roll-back-timber' });
    expect(back).toMatchObject({ status: 200, body: { stable: '1.0.0', version: ifMatch + 1 } });
  });

  it('takes a zip in, puts its files in place and changes nothing that runs', async () => {
    const { status, body } = await registry.publish('planning', '1.0.0');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tool: 'planning',
      version: '1.0.0',
      state: 'published',
      channel: null,
      publishedBy: 'Regula Zaugg',
      files: 2,
      licences: 0,
      proof: { kind: 'release' },
    });
    const folder = join(registry.toolsDir, 'planning', '1.0.0');
    expect(readdirSync(folder).sort()).toEqual([
      'contract.json',
      'contract.json.br',
      'descriptor.json',
      'proof.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
    ]);
    expect(await registry.entry('employee@demo.test', 'planning')).toBeUndefined();

    expect((await registry.patch('planning', { stable: '1.0.0' })).status).toBe(200);
    expect(await registry.entry('employee@demo.test', 'planning')).toMatchObject({ version: '1.0.0' });
    expect((await registry.view('planning')).items[0]).toMatchObject({ channel: 'stable', licences: 2 });
  });

  it('answers the same content again with what is there, and refuses other content for good', async () => {
    const again = await registry.publish('planning', '1.0.0');
    expect(again.status).toBe(201);
    const other = await registry.publish(
      'planning',
      '1.0.0',
      releaseZip('planning', '1.0.0', { script: 'alert(1)' }),
    );
    expect(other).toMatchObject({ status: 409, body: { code: 'RELEASE_EXISTS' } });
    expect((await registry.view('planning')).items).toHaveLength(1);
  });

  it.each([
    ['what is no zip', Buffer.from('no zip'), 'RELEASE_UNREADABLE'],
    ['a release without a proof', releaseZip('planning', '2.0.0', { proof: null }), 'PROOF_MISSING'],
    ['a proof of the workspace', releaseZip('planning', '2.0.0', { proof: { kind: 'workspace' } }), 'PROOF_MISSING'],
    ['the proof of another build', releaseZip('planning', '2.0.0', { proof: { subject: `sha384-${'A'.repeat(64)}` } }), 'PROOF_UNFIT'],
    ['a proof with a check missing', releaseZip('planning', '2.0.0', { proof: { checks: [{ check: 'boot', detail: '' }] } }), 'PROOF_UNFIT'],
    ['a comparison with an unknown version', releaseZip('planning', '2.0.0', { proof: { against: '0.9.0' } }), 'PROOF_UNFIT'],
    ['a changed byte', releaseZip('planning', '2.0.0', { spoil: (files) => (files['remoteEntry.js']![0]! ^= 1) }), 'RELEASE_UNREADABLE'],
    ['a changed byte in brotli', releaseZip('planning', '2.0.0', { spoil: (files) => (files['remoteEntry.js.br']![2]! ^= 1) }), 'RELEASE_UNREADABLE'],
    ['a missing file', releaseZip('planning', '2.0.0', { spoil: (files) => delete files['remoteEntry.js'] }), 'RELEASE_UNREADABLE'],
    ['a file nobody named', releaseZip('planning', '2.0.0', { spoil: (files) => (files['evil.js'] = Buffer.from('1')) }), 'RELEASE_UNREADABLE'],
    ['a way out of the folder', releaseZip('planning', '2.0.0', { spoil: (files) => (files['../evil.js'] = Buffer.from('1')) }), 'RELEASE_UNREADABLE'],
    ['an entry of another tool', releaseZip('planning', '2.0.0', { descriptor: { entry: '/tools/time/2.0.0/remoteEntry.js' } }), 'RELEASE_UNREADABLE'],
    ['a version that is none', releaseZip('planning', '../../x'), 'RELEASE_UNREADABLE'],
    ['a page that is not in the build', releaseZip('planning', '2.0.0', { descriptor: { build: { exposes: {}, files: [] } } }), 'RELEASE_UNREADABLE'],
  ])('refuses %s', async (_what, zip, code) => {
    const answer = await registry.publish('planning', '2.0.0', zip);
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect(existsSync(join(registry.toolsDir, 'planning', '2.0.0'))).toBe(false);
    expect(readdirSync(join(registry.toolsDir, 'planning'))).toEqual(['1.0.0']);
  }); // oxfmt-ignore

  it('publishes with a token of a team, for its tools and until its end', async () => {
    const expiresAt = new Date(registry.app.clock.now().getTime() + 60_000).toISOString();
    const created = await registry.superadmin.post<NewReleaseToken>('/api/admin/release-tokens', {
      name: 'Team Planung',
      tools: ['planning'],
      expiresAt,
    });
    expect(created.status).toBe(201);
    const { secret } = created.body;
    const list = await registry.superadmin.get('/api/admin/release-tokens');
    expect(JSON.stringify(list.body)).not.toContain(secret);

    const team = registry.app.browser();
    const upload = (zip: Buffer, token = secret) =>
      team.upload(
        '/api/admin/release-uploads',
        { name: 'r.zip', content: zip, field: 'archive' },
        { headers: { ...noSession, authorization: `Bearer ${token}` } },
      );
    const next = releaseZip('planning', '1.1.0', { proof: { against: '1.0.0', change: 'minor' } });
    expect(await upload(next)).toMatchObject({ status: 201, body: { publishedBy: 'Team Planung' } });
    expect(await upload(releaseZip('time', '1.0.0'))).toMatchObject({
      status: 401,
      body: { code: 'RELEASE_TOKEN' },
    });
    expect((await upload(next, 'jrt_wrong')).status).toBe(401);
    const headers = { authorization: `Bearer ${secret}` };
    expect((await team.get('/api/admin/release-uploads/planning', { headers })).body).toEqual({
      tool: 'planning',
      stable: '1.0.0',
      newest: '1.1.0',
      versions: ['1.1.0', '1.0.0'],
    });
    expect((await team.get('/api/admin/release-uploads/time', { headers })).status).toBe(401);

    registry.app.clock.advance(61_000);
    expect((await upload(next)).status).toBe(401);
    const gone = await registry.superadmin.delete(`/api/admin/release-tokens/${created.body.id}`);
    expect(gone.status).toBe(204);
  });

  it('keeps what superadmins steer away from everybody else', async () => {
    const admin = await registry.app.as('admin@demo.test');
    expect((await admin.get('/api/admin/tools')).status).toBe(403);
    expect((await admin.get('/api/admin/tools/planning')).status).toBe(404);
    const zip = { name: 'r.zip', content: releaseZip('planning', '3.0.0'), field: 'archive' };
    expect((await admin.upload('/api/admin/releases', zip)).status).toBe(403);
  });

  it('leaves a line in the audit trail for every publication', async () => {
    const db = registry.app.service.app.get(Database);
    const rows = await db
      .manager(systemContext({ licenceId: '' }))
      .findBy(AuditEntryEntity, { entity: 'release', action: 'publish' });
    const published = rows.map((row) => row.after as { tool: string; version: string });
    const versions = published.filter(({ tool }) => tool === 'planning').map(({ version }) => version);
    expect(versions.sort()).toEqual(['1.0.0', '1.1.0']);
  });
});

describe('the folder of tools', () => {
  let registry: RegistryApp;

  beforeAll(async () => {
    registry = await startRegistry();
  });
  afterAll(() => registry.close());

  function build(tool: string, version: string, change: object = {}): void {
    const folder = join(registry.toolsDir, tool, version);
    mkdirSync(folder, { recursive: true });
    const descriptor = descriptorOf(tool, version, Buffer.from(version), change);
    writeFileSync(join(folder, 'descriptor.json'), JSON.stringify(descriptor));
    writeFileSync(join(registry.toolsDir, tool, 'latest.json'), JSON.stringify({ id: tool, version }));
  }

  /** As every start does. */
  const restart = () => registry.app.service.app.get(FolderRegistrar).register(registry.toolsDir);

  it('serves what lies there, broken releases left out, by plugin and licence', async () => {
    build('time', '0.1.0-aaaa1111');
    build('support', '0.1.0-cccc3333', { core: false, plugins: ['my-hsm', 'hsm-admin'] });
    mkdirSync(join(registry.toolsDir, 'broken', '1'), { recursive: true });
    writeFileSync(join(registry.toolsDir, 'broken', 'latest.json'), '{');
    // An unreadable release beside a good one of the same tool.
    mkdirSync(join(registry.toolsDir, 'time', '0.0.9-broken'));
    writeFileSync(join(registry.toolsDir, 'time', '0.0.9-broken', 'descriptor.json'), '{}');
    await restart();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const surcharges = {
      path: '/s',
      expose: './A',
      module: './a',
      any: [],
      plugin: 'surcharges',
      titleKey: 'time:s',
    };
    build('time', '0.1.0-0000bbbb', { plugins: ['surcharges'], routes: [surcharges] });
    await restart();

    const { tools } = await registry.boot('employee@demo.test');
    expect(tools.map((tool) => tool.id)).toEqual(['support', 'time']);
    expect(tools[1]).toMatchObject({ version: '0.1.0-0000bbbb', fallback: { version: '0.1.0-aaaa1111' } });
    expect(tools[1]?.descriptor.routes).toHaveLength(1);
    const muster = (await registry.boot('admin@muster.test')).tools;
    expect(muster.map((tool) => tool.id)).toEqual(['time']);
    expect(muster[0]?.descriptor.routes).toEqual([]);
    const state = { state: 'active' };
    await registry.superadmin.post(
      `/api/admin/licences/${demoLicences.muster.id}/plugins/surcharges/state`,
      state,
    );
    expect((await registry.entry('admin@muster.test', 'time'))?.descriptor.routes).toHaveLength(1);
  });

  it('keeps what the operator chose over every start, until the build names another version', async () => {
    await registry.patch('time', { stable: '0.1.0-aaaa1111' });
    await restart();
    expect(await registry.entry('employee@demo.test', 'time')).toMatchObject({ version: '0.1.0-aaaa1111' });
    build('time', '0.1.0-dddd4444');
    await restart();
    const { body } = await registry.superadmin.get<{ stable: string; previous: string }>(
      '/api/admin/tools/time',
    );
    expect(body).toMatchObject({ stable: '0.1.0-dddd4444', previous: '0.1.0-aaaa1111' });
  });

  it('does not serve a version whose content is not what was published', async () => {
    build('time', '0.1.0-dddd4444', { namespaces: ['other'] });
    await restart();
    expect(await registry.entry('employee@demo.test', 'time')).toMatchObject({ version: '0.1.0-0000bbbb' });
    build('time', '0.1.0-dddd4444');
    await restart();
    expect(await registry.entry('employee@demo.test', 'time')).toMatchObject({ version: '0.1.0-dddd4444' });
  });

  it('retires what is no longer there', async () => {
    rmSync(join(registry.toolsDir, 'support'), { recursive: true });
    await restart();
    const { tools } = await registry.boot('employee@demo.test');
    expect(tools.map((tool) => tool.id)).toEqual(['time']);
    expect((await registry.view('support')).items[0]).toMatchObject({ state: 'retired' });
  });

  it('is read by every instance at its start, and seen by the others within two seconds', async () => {
    build('planning', '0.1.0-eeee5555');
    await registry.app.another();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await registry.entry('employee@demo.test', 'planning')).toMatchObject({
      version: '0.1.0-eeee5555',
    });
  });
});
