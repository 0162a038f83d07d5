import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Piscina } from 'piscina';
import { closedLoop, wrongLines } from './closed-loop.mjs';

const LINES = 200;
const RUNS = 60;
const aims = { milliseconds: 30, kilobytes: 40, slower: 2 };
const look = {
  general: {
    orientation: 'portrait',
    addressWindow: 'right',
    logo: { place: 'right', width: 40 },
    showSender: true,
    facts: ['date', 'due', 'period', 'project', 'orderNumber', 'customerNumber'],
  },
  display: {
    blocks: ['title', 'intro', 'positions', 'totals', 'terms', 'closing'],
    columnOrder: 'quantity_price_total',
    columns: ['number', 'quantity', 'price', 'vat', 'amount'],
    showPrices: true,
    carryOver: true,
    signature: false,
    fontSize: 10,
    titleSize: 15,
    colour: 'wald',
  },
};

const verdict = (reached) => (reached ? 'reached' : 'MISSED');

/** A bill of many lines with its QR-bill, as the service's thread makes it: time and size. */
export async function measurePaper(root) {
  const file = path.join(root, 'services/documents/src/pdf/frozen/bill.json');
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  const positions = Array.from({ length: LINES }, (_, number) => ({
    ...bill.positions[number % 3],
    text: `Fällen und Aufrüsten im Schlag ${number + 1}`,
  }));
  const input = { snapshot: { ...bill, positions, template: look }, logo: null };
  const filename = path.join(root, 'dist/embedded/documents.pdf.mjs');
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 1 });
  const times = [];
  let size = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    const bytes = await pool.run({ job: 'document', input }, { name: 'run' });
    // The first ones load fonts and compile.
    if (run >= RUNS / 3) times.push(performance.now() - from);
    size = bytes.length;
  }
  await pool.destroy();
  times.sort((a, b) => a - b);
  const p50 = times[Math.floor(times.length / 2)];
  const p95 = times[Math.floor(times.length * 0.95)];
  const kilobytes = size / 1024;
  const reached = p50 <= aims.milliseconds && kilobytes <= aims.kilobytes;
  const figures = `p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ${kilobytes.toFixed(1)} KB`;
  return [
    `PDF of ${LINES} lines with QR-bill: ${figures}  aim ${aims.milliseconds} ms, ${aims.kilobytes} KB ${verdict(reached)}`,
  ];
}

/** The list of documents alone, and while sixteen people have a PDF made. */
export async function measurePapersBeside({ host, connection, prefix, person, seconds }) {
  const [[{ id }]] = await connection.query(
    `SELECT d.id FROM ${prefix}documents.documents d
     JOIN ${prefix}documents.document_positions p ON p.document_id = d.id
     WHERE d.status = 'PREP' AND d.deleted_at IS NULL GROUP BY d.id ORDER BY COUNT(*) DESC LIMIT 1`,
  );
  const headers = person.headers();
  const list = { method: 'GET', path: '/api/documents/documents?pageSize=50', headers, status: 200 };
  const paper = { method: 'GET', path: `/api/documents/documents/${id}/pdf`, headers, status: 200 };
  const run = (request, connections, duration) =>
    closedLoop({ base: host.url, pid: host.child.pid, connections, seconds: duration, next: () => request });
  await run(list, 2, 1);
  await run(paper, 2, 1);
  const alone = await run(list, 2, seconds);
  const [beside, papers] = await Promise.all([run(list, 2, seconds), run(paper, 16, seconds)]);
  const slower = beside.p95 / alone.p95;
  return [
    `list of documents: p95 ${alone.p95.toFixed(1)} ms alone, ${beside.p95.toFixed(1)} ms beside 16 PDFs at once` +
      ` (${papers.perSecond.toFixed(0)} PDFs/s): ${slower.toFixed(2)} times  aim ${aims.slower} ${verdict(slower <= aims.slower)}`,
    ...wrongLines([alone, beside, papers]),
  ];
}
