import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync, zipSync } from 'fflate';
import { distRoot, readJson, workspaceRoot } from '../../build/src/workspace.mjs';
import { runProcess } from '../../start/src/setup/run-process.mjs';
import { packRelease, writeProof } from '../src/archive.mjs';
import { inBrowser } from '../src/boot/browser.mjs';
import { watchPage } from '../src/boot/watch-page.mjs';
import { Deployment } from '../src/server/deployment.mjs';
import { startTrialHost } from './trial-host.mjs';

const minute = 60_000;
const superadmin = { email: 'superadmin@demo.test', password: 'jahrring-demo' };
const worker = { email: 'admin@demo.test', password: 'jahrring-demo' };
const checks = Object.fromEntries(
  ['descriptor', 'exposes', 'contract', 'shared', 'budgets', 'boot'].map((check) => [check, 'of a test']),
);

const proofOf = (folder) =>
  writeProof({ folder, checks, against: null, change: 'first', shellVersion: '1.0.0' });

const here = path.dirname(fileURLToPath(import.meta.url));
const run = (script, ...args) =>
  runProcess(process.execPath, [path.join(here, script), ...args], { cwd: workspaceRoot });

/** A release that nobody has proven: folder and descriptor. */
async function buildTrial(tool, version, ...note) {
  const { code, output } = await run('build-trial.mjs', tool, version, ...note);
  if (code !== 0) throw new Error(output);
  const folder = path.join(distRoot, 'releases', `${tool}-${version}`);
  return { folder, descriptor: readJson(path.join(folder, 'descriptor.json')) };
}

/** The zip with one byte more in a file. */
function withByteMore(zip, name) {
  const files = unzipSync(zip);
  return zipSync({ ...files, [name]: Buffer.concat([files[name], Buffer.from(' ')]) });
}

describe('releases of a running installation', () => {
  let host;
  let registry;

  beforeAll(async () => {
    host = await startTrialHost();
    registry = new Deployment(host.url);
    await registry.signIn(superadmin);
  }, 3 * minute);
  afterAll(() => host?.stop());

  const upload = async (zip) => {
    const form = new FormData();
    form.set('archive', new Blob([zip], { type: 'application/zip' }), 'release.zip');
    const { status, body } = await registry.call('POST', '/api/admin/releases', { form });
    return { status, code: body.code, id: body.id };
  };

  it(
    'are taken once, whole and proven',
    async () => {
      const { folder, descriptor } = await buildTrial('planning', '9.1.0');
      const proof = proofOf(folder);
      const zip = packRelease(folder, descriptor, proof);
      expect(await upload(packRelease(folder, descriptor, { kind: 'workspace' }))).toMatchObject({
        status: 422,
      });
      const unfit = { ...proof, subject: `sha384-${'A'.repeat(64)}` };
      expect(await upload(packRelease(folder, descriptor, unfit))).toMatchObject({ code: 'PROOF_UNFIT' });
      const half = { ...proof, checks: proof.checks.slice(1) };
      expect(await upload(packRelease(folder, descriptor, half))).toMatchObject({ code: 'PROOF_UNFIT' });
      const changed = withByteMore(zip, 'remoteEntry.js');
      expect(await upload(changed)).toMatchObject({ status: 422, code: 'RELEASE_UNREADABLE' });

      const first = await upload(zip);
      expect(first.status).toBeLessThan(300);
      expect(await upload(zip)).toMatchObject({ id: first.id });
      const other = await buildTrial('planning', '9.1.0', 'other content');
      const again = packRelease(other.folder, other.descriptor, proofOf(other.folder));
      expect(await upload(again)).toMatchObject({ status: 409, code: 'RELEASE_EXISTS' });
      // Nobody gets what was only published.
      expect((await registry.boot()).tools.find(({ id }) => id === 'planning').version).not.toBe('9.1.0');
    },
    minute,
  );

  const releaseAs = (tool, version) => run('release-as.mjs', host.url, tool, version);

  it(
    'need a version above the last one',
    async () => {
      const { code, output } = await releaseAs('planning', '9.0.9');
      expect(code).toBe(1);
      expect(output).toContain('says 9.0.9, but 9.1.0 is out already: it has to be 9.1.1 or higher.');
    },
    minute,
  );

  it(
    'reach somebody at work at the next safe moment, and are rolled back likewise',
    async () => {
      const person = new Deployment(host.url);
      await person.signIn(worker);
      await inBrowser(workspaceRoot, person, async (page) => {
        const watched = watchPage(page, '/');
        const version = () => page.locator('.sh-outlet[data-tool="time"]').getAttribute('data-version');
        const comment = page.getByRole('form', { name: 'Zeit erfassen' }).getByLabel('Kommentar');
        const typed = async (text) => {
          // The stream reports changes, and it begins after the first page.
          await Promise.all([page.waitForResponse(/\/api\/live/), page.goto('/timetables/create')]);
          await comment.fill(text);
          // The check of what the session may get first runs within half a second of the stream's beginning.
          await page.waitForTimeout(2_000);
          return version();
        };
        /** Leaves the form, which is a safe moment, and goes into the tool again. */
        const goOn = async () => {
          await page.getByRole('link', { name: 'Projekte', exact: true }).first().click();
          await page.getByRole('button', { name: 'Verwerfen und gehen' }).click();
          await page.waitForURL('**/projects');
          await page.getByRole('link', { name: 'Meine Zeit', exact: true }).first().click();
          await page.waitForSelector('.sh-outlet[data-tool="time"] h1');
          return version();
        };
        /** Resolves when the page has heard of `change` and asked what it gets now. */
        const heard = async (change) => {
          let boots = 0;
          const count = (answer) => (boots += Number(answer.url().endsWith('/api/boot')));
          page.on('response', count);
          await change();
          for (let waited = 0; boots === 0 && waited < 100; waited += 1) await page.waitForTimeout(100);
          page.off('response', count);
          expect(boots).toBeGreaterThan(0);
        };

        const before = await typed('Halb geschrieben');
        await heard(async () => expect(await releaseAs('time', '9.1.0')).toMatchObject({ code: 0 }));
        expect(await comment.inputValue()).toBe('Halb geschrieben');
        expect(await version()).toBe(before);
        expect(await goOn()).toBe('9.1.0');

        const { folder, descriptor } = await buildTrial('time', '9.1.1');
        expect((await upload(packRelease(folder, descriptor, proofOf(folder)))).status).toBeLessThan(300);
        expect(await typed('Und noch einmal')).toBe('9.1.0');
        await heard(() => registry.setChannels('time', { stable: '9.1.1' }));
        expect(await comment.inputValue()).toBe('Und noch einmal');
        expect(await goOn()).toBe('9.1.1');

        await typed('Vor dem Zurück');
        const channels = await registry.call('GET', '/api/admin/tools/time');
        const headers = { 'if-match': channels.headers.get('etag') };
        await heard(async () => {
          const { body } = await registry.call('POST', '/api/admin/tools/time/roll-back', { headers });
          expect(body.stable).toBe('9.1.0');
        });
        expect(await comment.inputValue()).toBe('Vor dem Zurück');
        expect(await goOn()).toBe('9.1.0');
        expect(watched.take()).toEqual([]);
      });
    },
    3 * minute,
  );

  it(
    'never come from a developer’s machine where the server is not started for development',
    async () => {
      const person = new Deployment(host.url);
      await person.signIn({ ...superadmin, email: 'developer@demo.test' });
      expect((await person.boot()).development).toBeUndefined();
      await inBrowser(workspaceRoot, person, async (page) => {
        const asked = [];
        page.on('request', (request) => asked.push(request.url()));
        // As if somebody had agreed once.
        await page.addInitScript(() =>
          globalThis.sessionStorage.setItem('jahrring.development', '{"time":"http://localhost:4301"}'),
        );
        await page.goto('/timeoverview?tool.time=http://localhost:4301');
        await page.waitForSelector('.sh-outlet[data-tool="time"] h1');
        await page.waitForTimeout(1_000);
        expect(await page.getByRole('dialog').count()).toBe(0);
        expect(await page.locator('[data-development]').count()).toBe(0);
        expect(asked.filter((url) => url.startsWith('http://localhost:4301'))).toEqual([]);
      });
    },
    minute,
  );

  afterAll(() => {
    for (const version of ['9.1.0', '9.1.1']) {
      for (const tool of ['planning', 'time']) {
        rmSync(path.join(distRoot, 'releases', `${tool}-${version}`), { recursive: true, force: true });
      }
    }
  });
});
