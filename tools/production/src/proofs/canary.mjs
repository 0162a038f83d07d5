import { openBrowser, signInPage } from '../browser.mjs';
import { Registry, signIn, twoVersions } from '../people.mjs';

const loads = 60;
const failEvery = 10;
const withdrawnWithin = 60_000;
/** Nobody leaves a page the moment it stands; what it told before that is on its way by then. */
const lookMs = 2_000;

/** Licence A on canary and B on stable at once; then a canary that fails in one of ten loads takes itself out. */
export async function run({ url }) {
  const registry = await Registry.open(url);
  const [stable, canary] = await twoVersions(registry, 'time');
  const { boot } = await signIn(url, 'employee@demo.test');
  await registry.set('time', {
    stable,
    canary: { version: canary, percent: 0, licenceIds: [boot.licence.id] },
  });
  const served = await versionsOf(url, { a: 'employee@demo.test', b: 'admin@muster.test' });
  if (served.a !== canary || served.b !== stable) {
    throw new Error(`licence A gets ${served.a} and B ${served.b}, wanted ${canary} and ${stable}`);
  }
  const failed = await loadsThatFail(url, canary);
  const withdrawn = await untilWithdrawn(registry, canary);
  const after = await versionsOf(url, { a: 'employee@demo.test' });
  if (after.a !== stable) throw new Error(`licence A still gets ${after.a}`);
  return `A ${canary}, B ${stable} at once; after ${failed} of ${loads} failed loads withdrawn by itself (${withdrawn.reason})`;
}

async function versionsOf(url, people) {
  const found = {};
  for (const [name, email] of Object.entries(people)) {
    const { boot } = await signIn(url, email);
    found[name] = boot.tools.find(({ id }) => id === 'time')?.version;
  }
  return found;
}

/** A browser in which every tenth load of the canary's entry answers 503. */
async function loadsThatFail(url, canary) {
  // The worker would serve the entry from the device.
  const { context, close } = await openBrowser({ serviceWorkers: 'block' });
  try {
    const page = await signInPage(context, url, 'employee@demo.test');
    let failed = 0;
    let fail = false;
    await context.route(`**/tools/time/${canary}/remoteEntry.js`, (route) =>
      fail ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    for (let number = 1; number <= loads; number += 1) {
      fail = number % failEvery === 0;
      if (fail) failed += 1;
      await page.goto(`${url}/timetables/create`);
      await page.locator('[data-tool="time"]').first().waitFor();
      await page.locator('[data-tool="time"] h1').first().waitFor({ timeout: 20_000 });
      await page.waitForTimeout(lookMs);
    }
    return failed;
  } finally {
    await close();
  }
}

async function untilWithdrawn(registry, canary) {
  const until = Date.now() + withdrawnWithin;
  for (;;) {
    const { canaryWithdrawn } = await registry.tool('time');
    if (canaryWithdrawn?.version === canary) return canaryWithdrawn;
    if (Date.now() > until) throw new Error('the canary did not withdraw itself');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
