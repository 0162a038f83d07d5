import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { startEmbeddedHost } from '../../test/src/embedded-host.mjs';
import { processorTime } from './processor-time.mjs';
import { median } from './report.mjs';

/** Milliseconds of a second start, and megabytes that the host keeps when nobody asks anything. */
const aims = { start: 1_500, rest: 300 };
const starts = 3;
/** By then it has given back what starting has left behind. */
const restSeconds = 6;

/** Megabytes of memory a process holds; `undefined` where the system does not tell (Linux only). */
function memoryOf(pid) {
  if (process.platform !== 'linux') return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

const verdict = (value, aim) => (value <= aim ? 'reached' : 'MISSED');
const whole = (number) => (Number.isNaN(number) ? '–' : number.toFixed(0));

/** Starts the embedded host on files once to make them, then again: how long that takes, and what it rests at. */
export async function measureStart(root) {
  const first = await startEmbeddedHost(root, process.execPath);
  const rounds = [];
  try {
    await pause(restSeconds);
    await first.end();
    for (let round = 0; round < starts; round += 1) rounds.push(await startAgain(root, first.dataDir));
  } finally {
    await first.stop();
  }
  const of = (field) => median(rounds.map((round) => round[field]));
  return [
    `second start of the host (aim ${aims.start} ms): ${whole(of('start'))} ms, ` +
      `of them processor ${whole(of('processor'))} ms  ${verdict(of('start'), aims.start)}`,
    `the host at rest (aim ${aims.rest} MB): ${whole(of('rest'))} MB  ${verdict(of('rest'), aims.rest)}`,
  ];
}

async function startAgain(root, dataDir) {
  const begin = performance.now();
  const host = await startEmbeddedHost(root, process.execPath, {}, dataDir);
  const start = performance.now() - begin;
  const { pid } = host.child;
  const processor = processorTime(pid);
  await pause(restSeconds);
  const rest = memoryOf(pid);
  await host.end();
  return { start, processor, rest };
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
