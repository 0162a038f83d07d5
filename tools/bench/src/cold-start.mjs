/**
 * Limits for the transfer of a cold start, for the addition by another tool's first page, and for the sums five seconds
 * after (KB of brotli; requests).
 */
const aims = {
  bytes: 180,
  requests: 10,
  more: 40,
  later: { bytes: 320, requests: 25 },
  home: { bytes: 340, requests: 40, shift: 0.05 },
};

const markName = 'jahrring:first-page';
const kilobytes = (bytes) => bytes / 1024;

const kinds = [
  ['page', (path) => !/\.\w+$/.test(path) && !path.startsWith('/api/')],
  ['font', (path) => path.endsWith('.woff2')],
  ['style', (path) => path.endsWith('.css')],
  ['shell', (path) => path.startsWith('/assets/')],
  ['tool', (path) => path.startsWith('/tools/')],
  ['boot', (path) => path === '/api/boot'],
  ['texts', (path) => path.startsWith('/api/language/')],
  ['data', () => true],
];
const kindOf = (path) => kinds.find(([, fits]) => fits(path))[0];

/** Address of each tool's first page that needs no record and that the person of the boot answer may open. */
export function firstPages({ tools, rules }) {
  const held = new Set(rules.filter(({ inverted }) => !inverted).map(({ action }) => action));
  const mayOpen = ({ any }) => any.length === 0 || any.some((key) => held.has(key));
  const find = ({ routes }) => routes.find((route) => isPlain(route) && mayOpen(route));
  return tools
    .map(({ id, descriptor }) => ({ id, path: find(descriptor)?.path }))
    .filter(({ path }) => path !== undefined);
}

const isPlain = ({ path, layout }) => !path.includes(':') && layout !== 'blank';

/** Opens a page with an empty cache: what it asked for until it stood, in five seconds, and how much it moved (CLS). */
export async function coldStart(browser, path) {
  const { page, transfers, close } = await browser.coldPage((opened) => opened.addInitScript(countShifts));
  await page.goto(`${browser.base}${path}`);
  const stood = await page
    .waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, markName)
    .then((handle) => handle.jsonValue());
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(5_000);
  const shift = await page.evaluate(() => globalThis.layoutShift);
  const later = [...transfers.values()];
  await close();
  return { before: later.filter(({ begun }) => begun < origin + stood), later, stood, shift };
}

/** Runs in the page. Shifts that a person's own act brings are none (as Cumulative Layout Shift counts). */
function countShifts() {
  globalThis.layoutShift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries())
      if (!hadRecentInput) globalThis.layoutShift += value;
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

const sum = (transfers) => kilobytes(transfers.reduce((total, { bytes }) => total + bytes, 0));

/** Each tool's first page as the first of a start, what it adds to a start with another tool, and home. */
export async function coldStartLines(browser) {
  const starts = [];
  for (const { id, path } of firstPages(browser.boot)) {
    starts.push({ id, path, ...(await coldStart(browser, path)) });
  }
  const [first] = starts;
  const head = `cold start (empty cache; bodies as transferred, until the first page stands; aim ${aims.bytes} KB, ${aims.requests} requests; others ${aims.more} KB more; five seconds later ${aims.later.bytes} KB, ${aims.later.requests} requests)`;
  const home = { id: 'home', ...(await coldStart(browser, '/')) };
  return [head, ...starts.map((start) => line(start, first)), '', homeLine(home), '', ...partLines(first)];
}

const amounts = (transfers) => [
  `${sum(transfers).toFixed(1)} KB`.padStart(9),
  `${transfers.length} requests`.padStart(12),
];

const reaches = (transfers, aim) => sum(transfers) <= aim.bytes && transfers.length <= aim.requests;

function line({ id, before, later, stood }, first) {
  const known = new Set(first.before.map(({ path }) => path));
  const more = sum(before.filter(({ path }) => !known.has(path)));
  const reached = reaches(before, aims) && more <= aims.more && reaches(later, aims.later);
  const cells = [
    id.padEnd(16),
    ...amounts(before),
    `${stood.toFixed(0)} ms`.padStart(8),
    (id === first.id ? '' : `${more.toFixed(1)} KB more than ${first.id}`).padEnd(28),
    'five seconds later',
    ...amounts(later),
    reached ? '' : 'ABOVE THE AIM',
  ];
  return cells.join('  ').trimEnd();
}

function homeLine({ before, later, stood, shift }) {
  const { home } = aims;
  const reached = reaches(later, home) && shift <= home.shift;
  const cells = [
    'home'.padEnd(16),
    ...amounts(before),
    `${stood.toFixed(0)} ms`.padStart(8),
    'five seconds later',
    ...amounts(later),
    `moved by ${shift.toFixed(3)}`,
    `(aim ${home.bytes} KB, ${home.requests} requests, ${home.shift})`,
    reached ? '' : 'ABOVE THE AIM',
  ];
  return cells.join('  ').trimEnd();
}

function partLines({ id, before }) {
  const parts = kinds
    .map(([kind]) => [kind, before.filter(({ path }) => kindOf(path) === kind)])
    .filter(([, transfers]) => transfers.length > 0)
    .map(([kind, transfers]) => `${kind} ${sum(transfers).toFixed(1)} KB in ${transfers.length}`);
  return [`of ${id}: ${parts.join(' · ')}`];
}
