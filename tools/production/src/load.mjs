import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from './people.mjs';

const workers = ['employee@demo.test', 'foreman@demo.test', 'trainee@demo.test'];

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Some of the demo's people who may record time, each with a project of theirs. */
async function recorders(url) {
  const people = [];
  for (const email of workers) {
    const person = await signIn(url, email);
    const { body } = await person.call('GET', '/api/time/project-options');
    const projectId = body?.items?.[0]?.id;
    if (projectId) people.push({ person, projectId });
  }
  if (people.length === 0) throw new Error('nobody of the demo can record time');
  return people;
}

/**
 * People who read lists and record hours until `stop` is called. A call that fails raw (no answer, 5xx) is repeated once
 * with its own key, as the browser does. `stop` answers `{ calls, raw, lost, written }`: raw failures, calls that failed
 * for good, and the ids of acknowledged entries.
 */
export async function startLoad(url, { pauseMs = 20 } = {}) {
  const people = await recorders(url);
  const result = { calls: 0, raw: [], lost: [], written: [] };
  let running = true;
  const once = async (person, { method, path, body, headers }) => {
    try {
      const answer = await person.call(method, path, body, headers);
      return answer.status >= 500 ? { problem: `${method} ${path}: ${answer.status}` } : { answer };
    } catch (error) {
      return { problem: `${method} ${path}: ${error.cause?.code ?? error.message}` };
    }
  };
  const call = async (person, request) => {
    result.calls += 1;
    const first = await once(person, request);
    if (first.answer) return first.answer;
    result.raw.push(first.problem);
    await delay(400);
    const second = await once(person, request);
    if (!second.answer) result.lost.push(second.problem);
    return second.answer;
  };
  const record = async ({ person, projectId }) => {
    const body = { projectId, workDate: yesterday(), seconds: 60 };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await call(person, { method: 'POST', path: '/api/time/entries', body, headers });
    if (answer?.status === 201) result.written.push(answer.body.id);
    else if (answer)
      result.lost.push(`POST /api/time/entries: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  const read = ({ person }) => call(person, { method: 'GET', path: '/api/time/entries?pageSize=20' });
  const loop = async (who) => {
    for (let number = 0; running; number += 1) {
      await (number % 4 === 0 ? record(who) : read(who));
      await delay(pauseMs);
    }
  };
  const loops = people.map(loop);
  return {
    result,
    async stop() {
      running = false;
      await Promise.all(loops);
      return result;
    },
  };
}
