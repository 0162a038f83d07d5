import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeFile } from '../../build/src/compress.mjs';
import { distRoot, readJson, workspaceRoot } from '../../build/src/workspace.mjs';
import { packRelease, writeProof } from '../src/archive.mjs';
import { inBrowser } from '../src/boot/browser.mjs';
import { Deployment } from '../src/server/deployment.mjs';
import { startTrialHost } from './trial-host.mjs';

const minute = 60_000;
const password = 'jahrring-demo';
const version = '9.0.0';
const folder = path.join(distRoot, 'releases', `shell-${version}`);
const checks = Object.fromEntries(
  ['descriptor', 'exposes', 'contract', 'shared', 'budgets', 'boot'].map((check) => [check, 'of a test']),
);

/** The built shell under another version, as a zip: only its page and what names the page's hash are others. */
async function packOtherShell(built) {
  cpSync(path.join(distRoot, 'tools/shell', built), folder, { recursive: true });
  const file = (name) => path.join(folder, name);
  const rewrite = async (name, change) => {
    writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));
    return describeFile(folder, file(name));
  };
  const before = readJson(file('descriptor.json'));
  const named = (name) => before.build.files.find((one) => one.name === name);
  const page = await rewrite('index.html', (html) => html.replaceAll(built, version));
  const worker = await rewrite('sw.js', (text) =>
    text.replaceAll(named('index.html').integrity, page.integrity),
  );
  const files = before.build.files.map((one) => [page, worker].find(({ name }) => name === one.name) ?? one);
  const descriptor = {
    ...before,
    version,
    entry: `/tools/shell/${version}/index.html`,
    globalName: 'shell_9_0_0',
    integrity: page.integrity,
    build: { ...before.build, files },
  };
  writeFileSync(file('descriptor.json'), `${JSON.stringify(descriptor)}\n`);
  const proof = writeProof({ folder, checks, against: null, change: 'first', shellVersion: version });
  return packRelease(folder, descriptor, proof);
}

describe('the shell as a release', () => {
  let host;
  let registry;
  let built;

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    built = readJson(path.join(distRoot, 'shell/descriptor.json')).version;
    host = await startTrialHost();
    registry = new Deployment(host.url);
    await registry.signIn({ email: 'superadmin@demo.test', password });
  }, 6 * minute);
  afterAll(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const asPerson = async (email, work) => {
    const person = new Deployment(host.url);
    await person.signIn({ email, password });
    return inBrowser(workspaceRoot, person, work);
  };
  const shellOf = (page) =>
    page.evaluate(() => globalThis.document.querySelector('meta[name="jahrring-shell"]').content);

  it('is registered by the embedded start, as the tools are, and is what everybody gets', async () => {
    const { body } = await registry.call('GET', '/api/admin/tools/shell');
    // Builds of before may be registered too.
    expect(body).toMatchObject({ stable: built, canary: null });
    expect(body.releases).toBeGreaterThan(0);
    expect(body.licences).toBeGreaterThan(0);
    expect((await registry.boot()).shell).toBe(built);
    expect((await registry.shell()).version).toBe(built);
  });

  it(
    'is offered to an open page, waits for a half-filled form, and is rolled back by a click',
    () =>
      asPerson('admin@demo.test', async (page) => {
        const name = page.getByRole('textbox', { name: 'Firma', exact: true });
        const offer = page.getByText('Jahrring gibt es in einer neuen Version.');
        const load = page.getByRole('button', { name: 'Jetzt laden' });
        await Promise.all([page.waitForResponse(/\/api\/live/), page.goto('/addresses/create')]);
        expect(await shellOf(page)).toBe(built);
        await name.fill('Sägerei Halbgeschrieben');

        await registry.publish(await packOtherShell(built), `shell-${version}.zip`);
        await registry.setChannels('shell', { stable: version });
        await offer.waitFor();
        expect(await name.inputValue()).toBe('Sägerei Halbgeschrieben');

        await load.click();
        await page.getByText('sobald deine Eingaben gespeichert sind').waitFor();
        await page.waitForTimeout(2_500);
        expect(await shellOf(page)).toBe(built);
        expect(await name.inputValue()).toBe('Sägerei Halbgeschrieben');

        // Going away from the form is the safe moment the page waits for.
        await page.getByRole('link', { name: 'Adressen', exact: true }).first().click();
        await page.getByRole('button', { name: 'Verwerfen und gehen' }).click();
        await page.waitForSelector(`meta[name="jahrring-shell"][content="${version}"]`, {
          state: 'attached',
        });
        await page.waitForSelector('.sh-outlet[data-tool="addresses"] h1');
        expect(await offer.count()).toBe(0);

        await Promise.all([page.waitForResponse(/\/api\/live/), page.reload()]);
        await rollBackByClick();
        await offer.waitFor();
        await load.click();
        await page.waitForSelector(`meta[name="jahrring-shell"][content="${built}"]`, { state: 'attached' });
      }),
    2 * minute,
  );

  const rollBackByClick = () =>
    asPerson('superadmin@demo.test', async (page) => {
      await page.goto('/admin/plugins');
      await page.getByRole('link', { name: 'Shell', exact: true }).click();
      await page.getByRole('button', { name: `Auf ${built} zurückrollen` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Offene Seiten fragen, ob sie neu laden sollen').waitFor();
      await dialog.getByRole('button', { name: 'Zurückrollen', exact: true }).click();
      await page.getByText(`davor ${version}`).or(page.getByRole('status')).first().waitFor();
      await dialog.waitFor({ state: 'detached' });
      expect((await registry.boot()).shell).toBe(built);
    });

  it('comes to new pages at their start', () =>
    asPerson('employee@demo.test', async (page) => {
      await registry.setChannels('shell', { stable: version });
      await page.waitForTimeout(1_500);
      await page.goto('/');
      expect(await shellOf(page)).toBe(version);
    }), minute); // oxfmt-ignore
});
