import { demoPassword } from '../../bench/src/demo.mjs';
import { Person } from '../../bench/src/person.mjs';

/** Signs somebody of the demo in over HTTP. */
export function signIn(url, email) {
  return new Person(url).signIn(email, demoPassword);
}

/** The registry as its superadmin moves it; each step fails loudly. */
export class Registry {
  constructor(person) {
    this.person = person;
  }

  static async open(url) {
    return new Registry(await signIn(url, 'superadmin@demo.test'));
  }

  async tool(id) {
    return this.#ask('GET', `/api/admin/tools/${id}`);
  }

  /** `{ stable }`, `{ canary }` or both. */
  async set(id, channels) {
    const { version } = await this.tool(id);
    return this.#ask('PATCH', `/api/admin/tools/${id}`, channels, { 'if-match': `"${version}"` });
  }

  async rollBack(id) {
    const { version } = await this.tool(id);
    return this.#ask('POST', `/api/admin/tools/${id}/roll-back`, undefined, { 'if-match': `"${version}"` });
  }

  async #ask(method, path, body, headers) {
    const { status, body: answer } = await this.person.call(method, path, body, headers);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  }
}

/** The two newest published versions of a tool, older first. */
export async function twoVersions(registry, id) {
  const { items } = await registry.tool(id);
  const published = items.filter(({ state }) => state === 'published').map(({ version }) => version);
  if (published.length < 2) throw new Error(`${id} has fewer than two published versions`);
  return [published[1], published[0]];
}

/** Moves a tool's stable channel back and forth `times` times, `pauseMs` apart, until `stop` is called. */
export function startFlips(registry, id, versions, { times, pauseMs }) {
  let done = 0;
  let stopped = false;
  const run = (async () => {
    while (done < times && !stopped) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await registry.set(id, { stable: versions[done % 2] });
      done += 1;
    }
  })();
  return {
    async stop() {
      stopped = true;
      await run;
      return done;
    },
    run,
    count: () => done,
  };
}
