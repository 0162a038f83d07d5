import { openBrowser, signInPage } from '../browser.mjs';
import { Registry, twoVersions } from '../people.mjs';

const loads = 200;
const flips = 10;

/** 200 loads of a tool's page in a browser while the registry flips ten times: no card, no error. */
export async function run({ url }) {
  const registry = await Registry.open(url);
  const versions = await twoVersions(registry, 'time');
  const { context, close } = await openBrowser();
  try {
    const page = await signInPage(context, url, 'employee@demo.test');
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const served = new Map();
    page.on('request', (request) => {
      const version = /\/tools\/time\/([^/]+)\/remoteEntry\.js/.exec(request.url())?.[1];
      if (version) served.set(version, (served.get(version) ?? 0) + 1);
    });
    let flipped = 0;
    const from = Date.now();
    for (let number = 1; number <= loads; number += 1) {
      if (number % (loads / flips) === 0) {
        await registry.set('time', { stable: versions[flipped % 2] });
        flipped += 1;
      }
      await page.goto(`${url}/timetables/create`);
      await page.locator('[data-tool="time"] h1').first().waitFor({ timeout: 20_000 });
      if (await page.locator('[data-tool-failure]').count())
        throw new Error(`load ${number} shows a failure card`);
    }
    if (problems.length > 0) throw new Error(`${problems.length} errors in the browser: ${problems[0]}`);
    if (served.size < 2) throw new Error('only one version was loaded: nothing was flipped');
    return `${loads} loads in ${Math.round((Date.now() - from) / 1000)} s, ${flipped} flips, no card, no error`;
  } finally {
    await close();
  }
}
