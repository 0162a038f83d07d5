import { firstPages } from './cold-start.mjs';
import { median } from './report.mjs';

/** Milliseconds from the click to the page with its data: a tool not yet loaded, and the same page again. */
const aims = { first: 120, again: 50, palette: 100, search: 300 };
/** Found in the demo data by every tool's search. */
const searched = 'wald';
const rounds = 3;

/** Nothing is fetched ahead, so that a tool is not loaded before it is asked for. */
const saveData = (page) =>
  page.addInitScript(() =>
    Object.defineProperty(globalThis.navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    }),
  );

/** Clicks a link of the menu without resting on it, and measures until the tool's page is drawn with its data. */
function follow(page, { id, path }) {
  return page.evaluate(
    ({ id, path }) =>
      new Promise((resolve, reject) => {
        const { document, location, requestAnimationFrame } = globalThis;
        const link = document.querySelector(`a[href="${path}"]`);
        if (!link) return reject(new Error(`no link to ${path}`));
        const begun = performance.now();
        const look = () => {
          const outlet = document.querySelector(`[data-tool="${id}"]`);
          const stands = location.pathname === path && outlet?.querySelector('h1, h2, table, [role="grid"]');
          if (stands && !document.querySelector('.jr-skeleton')) resolve(performance.now() - begun);
          else if (performance.now() - begun > 10_000) reject(new Error(`${path} does not come`));
          else requestAnimationFrame(look);
        };
        link.click();
        requestAnimationFrame(look);
      }),
    { id, path },
  );
}

/** Milliseconds from Ctrl+K to the palette with its field, on a page that is quiet. */
function openPalette(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const { document, dispatchEvent, KeyboardEvent, requestAnimationFrame } = globalThis;
        const begun = performance.now();
        const look = () => {
          if (document.querySelector('[role="dialog"] input')) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
        look();
      }),
  );
}

/** Milliseconds from the last letter in the search field to the first record that is offered. */
async function searchRecords(page) {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(600);
  await page.locator('.sh-search input').click();
  await page.keyboard.type(searched.slice(0, -1), { delay: 60 });
  return page.evaluate(
    (letter) =>
      new Promise((resolve) => {
        const { document, Event, HTMLInputElement, requestAnimationFrame } = globalThis;
        const input = document.activeElement;
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        const offered = () => document.querySelector('.sh-search__layer [role="option"]');
        const stale = offered();
        const begun = performance.now();
        set.call(input, input.value + letter);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () => {
          const now = offered();
          if (now && now !== stale) resolve(performance.now() - begun);
          else if (performance.now() - begun > 5_000) resolve(NaN);
          else requestAnimationFrame(look);
        };
        look();
      }),
    searched.slice(-1),
  );
}

async function oneRound(browser, [home, ...others], measured) {
  const { page, close } = await browser.coldPage(saveData);
  await page.goto(`${browser.base}${home.path}`);
  await page.waitForFunction(() => performance.getEntriesByName('jahrring:first-page').length > 0);
  await page.waitForTimeout(1_500);
  for (const target of others) {
    if ((await page.locator(`a[href="${target.path}"]`).count()) === 0) continue;
    const times = measured.get(target.id) ?? { first: [], again: [] };
    times.first.push(await follow(page, target));
    await page.waitForTimeout(300);
    await follow(page, home);
    await page.waitForTimeout(300);
    times.again.push(await follow(page, target));
    await page.waitForTimeout(300);
    measured.set(target.id, times);
  }
  await page.waitForTimeout(1_500);
  const palette = await openPalette(page);
  const search = await searchRecords(page);
  await close();
  return { palette, search };
}

/** Navigation from the first tool's page to each other tool's, the first time and again. */
export async function navigationLines(browser) {
  const measured = new Map();
  const boxes = [];
  for (let round = 0; round < rounds; round += 1) {
    boxes.push(await oneRound(browser, firstPages(browser.boot), measured));
  }
  const head = `navigation, click to drawn page, median of ${rounds} (aim ${aims.first} ms, again ${aims.again} ms)`;
  const lines = [...measured].map(([id, { first, again }]) => {
    const [slow, quick] = [median(first), median(again)];
    const missed = slow > aims.first || quick > aims.again ? '  ABOVE THE AIM' : '';
    return `${id.padEnd(16)} ${slow.toFixed(0).padStart(5)} ms ${quick.toFixed(0).padStart(5)} ms${missed}`;
  });
  const boxLine = (name, what) => {
    const took = median(boxes.map((box) => box[name]));
    return `${what} (aim ${aims[name]} ms): ${took.toFixed(0)} ms${took <= aims[name] ? '' : '  ABOVE THE AIM'}`;
  };
  return [
    head,
    ...lines,
    boxLine('palette', 'command palette, key to field'),
    boxLine('search', 'search, last letter to first record'),
  ];
}
