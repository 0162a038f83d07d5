import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { distRoot, workspaceRoot } from '../../build/src/workspace.mjs';
import { inBrowser } from '../../release/src/boot/browser.mjs';
import { watchPage } from '../../release/src/boot/watch-page.mjs';
import { Deployment } from '../../release/src/server/deployment.mjs';
import { startEmbeddedHost } from '../../test/src/embedded-host.mjs';
import { freePort } from '../../test/src/mariadb.mjs';

const minute = 60_000;
const tool = 'addresses';
/** A copy inside the workspace finds the same packages, and the test may change it. */
const folder = path.join(distRoot, 'develop-trial', tool);
const listPage = path.join(folder, 'src/address-list/address-list.page.tsx');
const outlet = `.sh-outlet[data-tool="${tool}"]`;
const bar = '[data-development]';
const script = fileURLToPath(new URL('develop-copy.mjs', import.meta.url));

/** Adds code that shows in the page which build is running. */
const mark = (build) => appendFileSync(listPage, `\ndocument.documentElement.dataset.build = '${build}';\n`);

async function answers(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    const ok = await fetch(url).then((answer) => answer.ok, () => false); // oxfmt-ignore
    if (ok) return;
    await delay(200);
  }
  throw new Error(`${url} does not answer.`);
}

/** That a server without DEVELOPMENT=1 refuses is shown in tools/release/test. */
describe('a tool of a developer’s own machine', () => {
  let host;
  let developing;
  let origin;

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(workspaceRoot, 'apps', tool), folder, { recursive: true });
    mark('first');
    host = await startEmbeddedHost(workspaceRoot, process.execPath, { DEVELOPMENT: '1' });
    const port = await freePort();
    origin = `http://localhost:${port}`;
    developing = spawn(process.execPath, [script, tool, folder, String(port), host.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answers(`${origin}/descriptor.json`);
  }, 6 * minute);
  afterAll(async () => {
    developing?.kill();
    await host?.stop();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  /** `visit(page)` with what the page asked of the developer's machine. */
  const asPerson = async (email, visit) => {
    const person = new Deployment(host.url);
    await person.signIn({ email, password: 'jahrring-demo' });
    return inBrowser(workspaceRoot, person, async (page) => {
      const asked = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== host.url) asked.push(request.url());
      });
      return visit(page, asked);
    });
  };
  const standsAs = (page, version) => page.waitForSelector(`${outlet}[data-version="${version}"] h1`);

  it(
    'runs in the released page once its developer has agreed, follows each change, and goes when it is ended',
    () =>
      asPerson('developer@demo.test', async (page) => {
        const watched = watchPage(page, '/');
        const build = () => page.evaluate(() => globalThis.document.documentElement.dataset.build);
        const version = () => page.locator(outlet).getAttribute('data-version');

        await page.goto(`/addresses?tool.${tool}=${origin}`);
        const question = page.getByRole('dialog', { name: 'Eigenes Werkzeug laden?' });
        await question.getByText(`${tool} · ${origin}`).waitFor();
        // Until somebody agrees, what was released runs.
        await page.waitForSelector(`${outlet} h1`);
        const released = await version();
        expect(released).not.toMatch(/^dev/);
        expect(await build()).toBeUndefined();

        await question.getByRole('button', { name: 'Eigenes Werkzeug laden' }).click();
        await standsAs(page, 'dev.1');
        expect(await build()).toBe('first');
        expect(await page.locator(bar).innerText()).toContain(`${tool} · ${origin}`);
        expect(new URL(page.url()).search).toBe('');

        await page.evaluate(() => (globalThis.sameDocument = true));
        mark('second');
        await standsAs(page, 'dev.2');
        expect(await build()).toBe('second');
        expect(await page.evaluate(() => globalThis.sameDocument)).toBe(true);
        expect(watched.take()).toEqual([]);

        await page.getByRole('button', { name: 'Beenden' }).click();
        await standsAs(page, released);
        expect(await page.locator(bar).count()).toBe(0);
        expect(await build()).toBeUndefined();
        expect(watched.take()).toEqual([]);
      }),
    2 * minute,
  );

  /** Nothing is asked, shown or loaded, not even where somebody agreed once in this tab. */
  const expectRefused = (email, wanted) =>
    asPerson(email, async (page, asked) => {
      await page.addInitScript(
        ([id, from]) =>
          globalThis.sessionStorage.setItem('jahrring.development', JSON.stringify({ [id]: from })),
        [tool, wanted],
      );
      await page.goto(`/addresses?tool.${tool}=${wanted}`);
      await page.waitForSelector(`${outlet} h1`);
      await page.waitForFunction(() => performance.getEntriesByName('jahrring:first-page').length > 0);
      await page.waitForTimeout(1_000);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.locator(bar).count()).toBe(0);
      expect(asked).toEqual([]);
    });

  it('is nothing for people who develop nothing', () => expectRefused('admin@demo.test', origin), minute);

  it(
    'comes from no other machine',
    async () => {
      await expectRefused('developer@demo.test', 'http://192.0.2.1:4301');
      await expectRefused('developer@demo.test', 'http://localhost.example.org:4301');
    },
    minute,
  );
});
