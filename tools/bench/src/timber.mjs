import { closedLoop, wrongLines } from './closed-loop.mjs';
import { demoPassword } from './demo.mjs';
import { fillStems, manyStems } from './many-stems.mjs';
import { Person } from './person.mjs';
import { plansOf } from './query-plans.mjs';
import { median } from './report.mjs';
import { measureTimberMemory } from './timber-memory.mjs';

/** Milliseconds that 95 of 100 answers may take, and stems that a second of an import writes. */
const aims = { list: 100, import: 5_000 };
const imported = 50_000;
const connections = 2;
const rounds = 3;
const pause = 100;

const verdict = (reached) => (reached ? 'reached' : 'MISSED');
const times = ({ p50, p95 }) => `p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms`;

/** Lists of a lot and of lots among a million stems, a list of stems imported beside them, and what long files take of memory. */
export async function measureTimber({ host, connection, prefix, seconds, say }) {
  const admin = await new Person(host.url).signIn('admin@demo.test', demoPassword);
  const lotId = await fillStems({ connection, prefix, licenceId: admin.boot.licence.id, say });
  const paths = {
    'stems of a lot': `/api/timber/stems?filter[lotId]=${lotId}&pageSize=50&sort=-measuredOn`,
    lots: '/api/timber/lots?pageSize=50',
    'sums of a lot': `/api/timber/lots/${lotId}/sums`,
  };
  const lines = [`${manyStems.stems} stems in ${manyStems.licences} licences, ${connections} connections`];
  for (const [name, path] of Object.entries(paths)) {
    say(name);
    const request = { method: 'GET', path, headers: admin.headers(), status: 200 };
    const run = () =>
      closedLoop({ base: host.url, pid: host.child.pid, connections, seconds, next: () => request });
    await run();
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await run());
    const p95 = median(results.map((result) => result.p95));
    const p50 = median(results.map((result) => result.p50));
    const reached = verdict(p95 <= aims.list);
    lines.push(
      `${name.padEnd(20)} ${times({ p50, p95 })}  aim ${aims.list} ms ${reached}`,
      ...wrongLines(results),
    );
    const plans = await plansOf(connection, `${prefix}timber`, name === 'lots' ? 'lots' : 'stems', () =>
      admin.call('GET', path),
    );
    lines.push(`  by ${plans.keys.join(', ')}; without an index: ${plans.scans.join(', ') || 'none'}`);
  }
  lines.push(await measureImport({ admin, base: host.url, say }));
  return [...lines, '', ...(await measureTimberMemory({ admin, host, over, say }))];
}

/** From the press on the button to the last stem: read again, measured, looked for and written. */
async function measureImport({ admin, base, say }) {
  say(`an import of ${imported} stems`);
  const rows = Array.from(
    { length: imported },
    (_, at) => `${at};Fichte;${300 + (at % 900)};${250 + (at % 300)};Bench`,
  );
  const form = new FormData();
  form.append(
    'file',
    new Blob([['Nummer;Holzart;Länge;Durchmesser;Sortiment', ...rows].join('\n')]),
    'bench.csv',
  );
  const answer = await fetch(new URL('/api/timber/machine-files', base), {
    method: 'POST',
    headers: admin.headers(),
    body: form,
  });
  const checked = await over(admin, (await answer.json()).id);
  const [{ id }] = checked.result.files;
  await admin.call('PUT', '/api/timber/machine-files/mappings', {
    species: [{ name: 'Fichte', species: 'fi' }],
    products: [{ name: 'Bench', skip: false, assortment: 'L1', woodType: 'short', quality: 'B' }],
  });
  const from = performance.now();
  const { body } = await admin.call('POST', `/api/timber/machine-files/${id}/writing`, { sites: [] });
  await over(admin, body.id);
  const rate = (imported / (performance.now() - from)) * 1000;
  const file = await admin.call('GET', `/api/timber/machine-files/${id}`);
  const { written } = file.body;
  const wrong = written === imported ? '' : `, WRONG: ${written} written`;
  return `${'import'.padEnd(20)} ${rate.toFixed(0)} stems/s  aim ${aims.import} ${verdict(rate >= aims.import)}${wrong}`;
}

async function over(admin, workId) {
  for (;;) {
    const { body } = await admin.call('GET', `/api/timber/long-work/${workId}`);
    if (body.state === 'done') return body;
    if (body.state !== 'running' && body.state !== 'queued') throw new Error(`the work is ${body.state}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
