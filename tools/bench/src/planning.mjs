import { Browser } from './browser.mjs';
import { closedLoop, wrongLines } from './closed-loop.mjs';
import { demoPassword } from './demo.mjs';
import { fillBookings, manyBookings } from './many-bookings.mjs';
import { Person } from './person.mjs';
import { plansOf } from './query-plans.mjs';
import { median } from './report.mjs';

/** Milliseconds that 95 of 100 answers may take, milliseconds until a year stands once its data are there, elements of its page. */
const aims = { month: 100, year: 300, nodes: 2_000 };
/** Largest ratio of a plan's time to that of the bare rows. */
const ratioAim = 4;
const connections = 2;
const rounds = 3;
const year = new Date().getUTCFullYear();
const month = `from=${year}-06-01&to=${year}-06-30`;

const verdict = (reached) => (reached ? 'reached' : 'MISSED');
const times = ({ p50, p95 }) => `p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms`;

/** A month of all resources among a hundred thousand bookings against its bare rows, and a year of projects, from the service and drawn. */
export async function measurePlanning({ root, host, connection, prefix, seconds, say }) {
  const admin = await new Person(host.url).signIn('admin@demo.test', demoPassword);
  await fillBookings({ connection, prefix, licenceId: admin.boot.licence.id, say });
  const lines = [
    `${manyBookings.bookings} bookings of ${manyBookings.resources} people and things, ${connections} connections`,
  ];
  say('a month');
  const path = `/api/planning/bookings?${month}`;
  const request = { method: 'GET', path, headers: admin.headers(), status: 200 };
  const run = (next) =>
    closedLoop({ base: host.url, pid: host.child.pid, connections, seconds, next: () => next });
  await run(request);
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await bareRows(connection, prefix, admin.boot.licence.id);
    results.push({ product: await run(request), bare });
  }
  const p95 = median(results.map(({ product }) => product.p95));
  const p50 = median(results.map(({ product }) => product.p50));
  const bare = median(results.map((one) => one.bare));
  const ratio = p50 / bare;
  lines.push(
    `${'month'.padEnd(20)} ${times({ p50, p95 })}  aim ${aims.month} ms ${verdict(p95 <= aims.month)}`,
    `${'bare rows of it'.padEnd(20)} p50 ${bare.toFixed(0).padStart(4)} ms  ratio ${ratio.toFixed(1)}  aim ${ratioAim} ${verdict(ratio <= ratioAim)}`,
    ...wrongLines(results.map(({ product }) => product)),
  );
  const ask = () => admin.call('GET', path);
  const { statements, keys, scans } = await plansOf(connection, `${prefix}planning`, 'bookings', ask);
  lines.push(
    `${statements} statements by ${keys.join(', ')}; without an index: ${scans.join(', ') || 'none'}`,
  );
  say('a year');
  const annual = { ...request, path: `/api/planning/annual-plan?year=${year}` };
  await run(annual);
  const answered = await run(annual);
  lines.push(`${'year'.padEnd(20)} ${times(answered)}`, ...wrongLines([answered]));
  return [...lines, ...(await measureDrawing({ root, host, say }))];
}

/** Milliseconds that the database and its driver take for the rows of the month, and JSON to write them. */
async function bareRows(connection, prefix, licenceId) {
  const taken = [];
  for (let time = 0; time < 20; time += 1) {
    const from = performance.now();
    const [rows] = await connection.query(
      `SELECT b.*, p.number, p.title AS project_title FROM ${prefix}planning.bookings b
       LEFT JOIN ${prefix}planning.project_refs p ON p.id = b.project_id
       WHERE b.licence_id = ? AND b.deleted_at IS NULL AND b.first_day <= ? AND b.first_day >= ? AND b.last_day >= ?
       ORDER BY b.first_day`,
      [licenceId, `${year}-06-30`, `${year}-03-31`, `${year}-06-01`],
    );
    JSON.stringify(rows);
    taken.push(performance.now() - from);
  }
  return median(taken);
}

/** From the answer with the year's data to its rows in the page, and how many elements that are. */
async function measureDrawing({ root, host, say }) {
  say('a year in a browser');
  const browser = await Browser.open(root, host.url);
  try {
    await browser.signIn('admin@demo.test');
    const drawn = [];
    let nodes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await browser.coldPage();
      await page.goto(`${host.url}/scheduling-tool/annual_plan?year=${year}`);
      await page.locator('tr[data-row]').first().waitFor();
      // Again from what is loaded: the code is there, the data come anew.
      drawn.push(await drawAgain(page));
      nodes = Math.max(nodes, await page.locator('main *').count());
      await close();
    }
    const slow = median(drawn);
    return [
      `${'year, drawn'.padEnd(20)} ${slow.toFixed(0)} ms  aim ${aims.year} ms ${verdict(slow <= aims.year)}; ${nodes} elements, aim ${aims.nodes} ${verdict(nodes <= aims.nodes)}`,
    ];
  } finally {
    await browser.close();
  }
}

/** Turns to the next year and back: milliseconds from the last byte of the answer to the frame with the rows. */
async function drawAgain(page) {
  // The next year shows phases too, those that begin in this one: the head says which year stands.
  const head = '.planning-year thead .jr-hidden';
  await page.getByRole('button', { name: /Nächstes Jahr|Next year/ }).click();
  await page.waitForTimeout(500);
  return page.evaluate(
    ({ head, year }) =>
      new Promise((resolve, reject) => {
        const { document, requestAnimationFrame, performance } = globalThis;
        performance.clearResourceTimings();
        const back = [...document.querySelectorAll('main button')].find((button) =>
          /Voriges Jahr|Previous year/.test(button.getAttribute('aria-label') ?? ''),
        );
        const begun = performance.now();
        const look = () => {
          const answer = performance
            .getEntriesByType('resource')
            .find(({ name }) => name.includes('/annual-plan'));
          const rows = document.querySelectorAll('tr[data-row] .planning-phase').length;
          const now = performance.now();
          const stands = document.querySelector(head)?.textContent.includes(String(year));
          if (stands && rows > 10) resolve(now - (answer?.responseEnd || begun));
          else if (now - begun > 10_000) reject(new Error('the year does not come'));
          else requestAnimationFrame(look);
        };
        back.click();
        requestAnimationFrame(look);
      }),
    { head, year },
  );
}
