import { mkdtempSync, openAsBlob, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machineFiles, writeMachineFile } from './machine-files.mjs';

const megabyte = 1_000_000;
const size = 100 * megabyte;
/** Megabytes that a file of 100 may need. */
const aim = 200;
const pause = 50;

const verdict = (reached) => (reached ? 'reached' : 'MISSED');

/** Measures the host's memory while it reads and writes a file of 100 MB of each kind, and reads one that is cut off. */
export async function measureTimberMemory({ admin, host, over, say }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-bench-'));
  try {
    const lines = [`files of ${size / megabyte} MB: memory above what the host held before`];
    for (const [kind, shape] of Object.entries(machineFiles)) {
      const file = path.join(folder, `bench.${kind}`);
      const count = await writeMachineFile(file, shape, size);
      say(`${kind}: ${count} parts are read`);
      const send = async () => {
        const form = new FormData();
        form.append('file', await openAsBlob(file), path.basename(file));
        const url = new URL('/api/timber/machine-files', host.url);
        const answer = await fetch(url, { method: 'POST', headers: admin.headers(), body: form });
        return (await over(admin, (await answer.json()).id)).result.files[0];
      };
      const read = await measured(host.child.pid, send);
      const { id, problem } = read.result;
      if (problem) throw new Error(`${kind}: ${JSON.stringify(problem)}`);
      say(`${kind}: is written`);
      const written = await measured(host.child.pid, () => write(admin, id, over));
      const is = written.result.written === count ? '' : `, WRONG: ${written.result.written} of ${count}`;
      truncateSync(file, size * 0.9);
      say(`${kind}: is cut off`);
      const cut = await measured(host.child.pid, send);
      const { fault, line } = cut.result.problem ?? {};
      const told =
        fault === 'cutOff' && cut.result.id === null ? `cut off, line ${line}` : 'WRONG: not refused';
      const most = Math.max(read.grown, written.grown, cut.grown);
      lines.push(
        `${kind.padEnd(6)} ${String(count).padStart(6)} parts  read ${shown(read)}  written ${shown(written)}${is}  ` +
          `${told} ${shown(cut)}  aim ${aim} MB ${verdict(most <= aim)}`,
      );
      rmSync(file);
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shown = ({ grown, seconds }) =>
  `${grown.toFixed(0).padStart(3)} MB ${seconds.toFixed(0).padStart(3)} s`;

async function write(admin, id, over) {
  await admin.call('PUT', '/api/timber/machine-files/mappings', {
    species: ['Fichte', 'fi'].map((name) => ({ name, species: 'fi' })),
    products: ['Bench', 'ch_r sg · B'].map((name) => ({
      ...{ name, skip: false, assortment: 'L1', woodType: 'short', quality: 'B' },
    })),
  });
  const { body } = await admin.call('POST', `/api/timber/machine-files/${id}/writing`, { sites: [] });
  await over(admin, body.id);
  return (await admin.call('GET', `/api/timber/machine-files/${id}`)).body;
}

async function measured(pid, act) {
  const before = memoryOf(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), pause);
  const from = performance.now();
  try {
    const result = await act();
    return { result, grown: most - before, seconds: (performance.now() - from) / 1000 };
  } finally {
    clearInterval(watch);
  }
}

/** Resident megabytes of a process (Linux only). */
function memoryOf(pid) {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / megabyte;
}
