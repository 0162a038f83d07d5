/** What a cold start may transfer, and what another tool's first page may add (KB of brotli; requests). */
const aims = { bytes: 200, requests: 12, more: 40 };

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

/** Opens a page with an empty cache: what it asked for until it stood, and what came afterwards. */
export async function coldStart(browser, path) {
  const { page, transfers, close } = await browser.coldPage();
  await page.goto(`${browser.base}${path}`);
  const stood = await page
    .waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, markName)
    .then((handle) => handle.jsonValue());
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(2_000);
  const all = [...transfers.values()];
  await close();
  const before = all.filter(({ begun }) => begun < origin + stood);
  return { before, after: all.filter((one) => !before.includes(one)), stood };
}

const sum = (transfers) => kilobytes(transfers.reduce((total, { bytes }) => total + bytes, 0));

/** Each tool's first page as the first of a start, and what it adds to a start with another tool. */
export async function coldStartLines(browser) {
  const starts = [];
  for (const { id, path } of firstPages(browser.boot)) {
    starts.push({ id, path, ...(await coldStart(browser, path)) });
  }
  const [first] = starts;
  const head = `cold start (empty cache; bodies as transferred, until the first page stands; aim ${aims.bytes} KB, ${aims.requests} requests; others ${aims.more} KB more)`;
  return [head, ...starts.map((start) => line(start, first)), '', ...partLines(first)];
}

function line({ id, before, after, stood }, first) {
  const total = sum(before);
  const known = new Set(first.before.map(({ path }) => path));
  const more = sum(before.filter(({ path }) => !known.has(path)));
  const reached = total <= aims.bytes && before.length <= aims.requests;
  const cells = [
    id.padEnd(16),
    `${total.toFixed(1)} KB`.padStart(9),
    `${before.length} requests`.padStart(12),
    `${stood.toFixed(0)} ms`.padStart(8),
    (id === first.id ? '' : `${more.toFixed(1)} KB more than ${first.id}`).padEnd(28),
    `afterwards ${sum(after).toFixed(0)} KB`,
    reached && more <= aims.more ? '' : 'ABOVE THE AIM',
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
