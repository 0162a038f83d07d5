import { expect, type Page, type Request } from '@playwright/test';

/** Of every demo account. */
export const demoPassword = 'jahrring-demo';

/** Loads a path as a browser does that is given its address, and waits until the shell stands with a page in it. */
export async function loadPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('[data-shell-ready] main');
}

/** Goes to a path within the shell that stands, and waits for nothing: where it leads to is for the caller to see. */
export async function stepTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Milliseconds within which a page takes the place of another one, on a slow machine too. */
const longestStep = 15_000;

/** So long the page that is left may write its own title once more, when its texts come, in milliseconds. */
const ownTitle = 1_000;

/** Evaluated in the page: 'left' once another page has taken the place of the one with this title. */
function isLeft(was: { title: string; refused: boolean; from: number; own: number }): string | undefined {
  const { title } = document;
  const back = was.refused ? location.pathname === '/403' : Date.now() - was.from > was.own;
  if (title !== '' && (title !== was.title || back)) return 'left';
  return document.querySelector('[role="dialog"]') ? 'asked' : undefined;
}

/**
 * Opens a path, and waits until its page, or the one it leads to, stands. Where the shell stands already it goes there as
 * its links and the browser's way back do, with nothing loaded anew: a load costs several times as much.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  const here = page.url();
  const stands = here.startsWith('http') && (await page.locator('[data-shell-ready] main').count()) > 0;
  // Another address of the page that stands would be no other page: nothing would tell that it has come.
  const standing = stands ? new URL(here).pathname : null;
  const title = await page.title();
  const isNamed = title.includes(' · ');
  if (standing === null || !isNamed || standing === new URL(path, here).pathname) return loadPage(page, path);
  // The shell writes the title when a page takes its place. A refusal after a refusal keeps it, but its address comes back.
  const refused = standing === '/403';
  if (!refused) await page.evaluate(() => (document.title = ''));
  await stepTo(page, path);
  // A page that holds input asks before it is left; by its address the next one is opened all the same.
  const answer = page.waitForFunction(
    isLeft,
    { title, refused, from: Date.now(), own: ownTitle },
    { timeout: longestStep },
  );
  const outcome = await answer.then((handle) => handle.jsonValue()).catch(() => 'waited in vain');
  if (outcome !== 'left') await loadPage(page, path);
}

/** Waits until the page has loaded what it requested: nothing in it is busy any more. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Long enough for what begins by itself once a page has time, short beside what a test waits for. */
const quietMilliseconds = 1_500;

/** Waits until the page fetches nothing more by itself; the browser's own "network idle" covers loads only, not steps within the shell. */
export async function expectSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const running = new Set<Request>();
  let quietSince = Date.now();
  const begin = (request: Request) => {
    // The live stream never ends.
    if (request.resourceType() !== 'eventsource') running.add(request);
  };
  const end = (request: Request) => {
    running.delete(request);
    quietSince = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await expect
      .poll(() => running.size === 0 && Date.now() - quietSince >= quietMilliseconds, {
        timeout: 60_000,
        intervals: [100],
      })
      .toBe(true);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Gives the browser of a page a demo account's session of its own, whoever used it before, and opens nothing. */
export async function startSession(page: Page, email: string): Promise<void> {
  // A page of somebody else would lose its session meanwhile, and go to the sign-in on its own: it is left first.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.context().clearCookies();
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: demoPassword },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(await answer.json()).toMatchObject({ step: 'done' });
}

/** Opens `path` as a demo account. The interface is German. The form itself is tested with the sign-in of the shell. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await startSession(page, email);
  await loadPage(page, path);
}
