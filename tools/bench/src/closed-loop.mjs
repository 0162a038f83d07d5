import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { processorTime } from './processor-time.mjs';

/**
 * Keeps `connections` requests under way for `seconds`, each sent when the one before has been answered.
 * `next(number)` gives the request: `{ method, path, headers, body?, status }`.
 * Answers `{ perSecond, p50, p95, processor, wrong }`: times in milliseconds, `processor` that of the server process
 * `pid` for one request.
 */
export async function closedLoop({ base, pid, connections, seconds, next }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(base);
  const times = [];
  let wrong = 0;
  let number = 0;
  const used = processorTime(pid);
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const request = next(number);
      number += 1;
      const from = performance.now();
      const status = await send({ agent, hostname, port, ...request });
      times.push(performance.now() - from);
      if (status !== request.status) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const spent = (performance.now() - begin) / 1000;
  agent.destroy();
  const processor = used === undefined ? undefined : (processorTime(pid) - used) / times.length;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / spent, p50: at(0.5), p95: at(0.95), processor, wrong };
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
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode));
      answer.resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}
