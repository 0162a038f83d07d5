import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { processorTime } from './processor-time.mjs';

/**
 * Keeps `connections` requests under way for `seconds`, or until there were `requests`, each sent when the one before has
 * been answered. `next(number)` gives the request: `{ method, path, headers, body?, status }`.
 * Returns `{ perSecond, p50, p95, processor, answers, wrong }`: times in milliseconds, `processor` that of the server
 * process `pid` for one request (of a list of them: together, and `processors` of each), `answers` how many came, `wrong`
 * how often each other one than expected (`"409 OVERLAP"` → 3).
 */
export async function closedLoop({ base, pid, connections, seconds = 600, requests = Infinity, next }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(base);
  const times = [];
  const wrong = new Map();
  let number = 0;
  const pids = [pid].flat();
  const used = pids.map(processorTime);
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end && number < requests) {
      const request = next(number);
      number += 1;
      const from = performance.now();
      const answer = await send({ agent, hostname, port, ...request });
      times.push(performance.now() - from);
      if (answer.status !== request.status) count(wrong, nameOf(answer));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const spent = (performance.now() - begin) / 1000;
  agent.destroy();
  const spentNow = pids.map(processorTime);
  const processors = used.map((before, index) =>
    before === undefined ? undefined : (spentNow[index] - before) / times.length,
  );
  const processor = processors.includes(undefined)
    ? undefined
    : processors.reduce((sum, one) => sum + one, 0);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: times.length / spent,
    p50: at(0.5),
    p95: at(0.95),
    processor,
    processors,
    answers: times.length,
    wrong,
  };
}

function send({ agent, hostname, port, method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...length,
    };
    const request = http.request({ agent, hostname, port, method, path, headers: all }, (answer) => {
      const { statusCode } = answer;
      const chunks = [];
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: statusCode, text: Buffer.concat(chunks).toString() }));
      // Only refusals are read: what is asked for stays unread, as in other drivers.
      if (statusCode >= 400) answer.on('data', (chunk) => chunks.push(chunk));
      else answer.resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}

function count(counts, key, by = 1) {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Status of an answer and the code of its problem document, where it has one. */
function nameOf({ status, text }) {
  const code = /"code":"([^"]+)"/.exec(text)?.[1];
  return code ? `${status} ${code}` : String(status);
}

/** A line that names the wrong answers of several runs; none where all were right. */
export function wrongLines(runs) {
  const all = new Map();
  for (const { wrong } of runs) for (const [name, times] of wrong) count(all, name, times);
  if (all.size === 0) return [];
  const total = [...all.values()].reduce((sum, times) => sum + times, 0);
  return [`${total} WRONG ANSWERS: ${[...all].map(([name, times]) => `${times} × ${name}`).join(', ')}`];
}
