import { ClearError } from '../../../start/src/setup/clear-error.mjs';

/** Target of a release: a running installation, called over HTTP as a browser or a pipeline would. */
export class Deployment {
  #cookies = new Map();

  /** `url` without a slash at its end; `token` is a release token (`RELEASE_TOKEN`). */
  constructor(url, { token } = {}) {
    this.url = url;
    this.token = token;
  }

  /** Any call; answers `{ status, body }`, the body parsed where it is JSON. Throws when nobody answers. */
  async call(method, path, { body, form, headers = {} } = {}) {
    const answer = await this.#fetch(method, path, {
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: json ? JSON.parse(text) : text, headers: answer.headers };
  }

  async #fetch(method, path, { body, headers }) {
    let answer;
    try {
      answer = await fetch(this.url + path, {
        method,
        body,
        headers: { 'x-requested-with': 'XMLHttpRequest', ...this.#session(), ...headers },
      });
    } catch (error) {
      throw new ClearError(`${this.url} does not answer (${error.cause?.code ?? error.message}).`);
    }
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    return answer;
  }

  #session() {
    if (this.#cookies.size === 0) return {};
    return {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
    };
  }

  /** The session's cookies, for a browser: `{ name, value, url }`. */
  get cookies() {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.url }));
  }

  async signIn({ email, password }) {
    await this.call('GET', '/api/health/live');
    await this.call('GET', '/api/boot');
    const { status, body } = await this.call('POST', '/api/auth/login', { body: { email, password } });
    if (status >= 300) {
      const advice = 'RELEASE_ACCOUNT and RELEASE_PASSWORD tell the account';
      throw new ClearError(`${this.url} does not let ${email} in (${body?.code ?? status}): ${advice}.`);
    }
    if (body?.step !== 'done') {
      throw new ClearError(
        `${email} has a second factor: release with an account that has none (RELEASE_ACCOUNT).`,
      );
    }
  }

  /** The boot answer of the account that is signed in. */
  async boot() {
    const { status, body } = await this.call('GET', '/api/boot');
    if (status !== 200) throw new ClearError(`${this.url} answers ${status} to /api/boot.`);
    return body;
  }

  /** Returns what the shell served there provides: its version, API and shared packages; undefined for an old one. */
  async shell() {
    const { status, body } = await this.call('GET', '/descriptor.json');
    return status === 200 && body?.id === 'shell' ? body : undefined;
  }

  /** A file that is served to everybody, as text; undefined when it is not there. */
  async file(path) {
    const { status, body } = await this.call('GET', path);
    if (status !== 200) return undefined;
    return typeof body === 'string' ? body : JSON.stringify(body);
  }

  /** With a release token: `{ stable, newest, versions }` of a tool; undefined where there is none. */
  async published(tool) {
    const path = `/api/admin/release-uploads/${tool}`;
    const { status, body } = await this.call('GET', path, { headers: this.#bearer() });
    if (status === 200) return body;
    if (status === 404) return undefined;
    throw refused(`tell the versions of ${tool}`, status, body);
  }

  /**
   * Returns true if a version of a tool can be put into a channel as it is; needs a superadmin's session.
   * @throws ClearError if it was withdrawn
   */
  async isPublished(tool, version) {
    const { status, body } = await this.call('GET', `/api/admin/tools/${tool}`);
    if (status === 404) return false;
    if (status !== 200) throw refused(`show the versions of ${tool}`, status, body);
    const state = body.items.find((item) => item.version === version)?.state;
    if (state === 'withdrawn') throw refused('take the release', 409, { code: 'RELEASE_WITHDRAWN' });
    return state === 'published';
  }

  /** Hands the zip over. The same content again answers what is there. */
  async publish(zip, fileName) {
    const form = new FormData();
    form.set('archive', new Blob([zip], { type: 'application/zip' }), fileName);
    const path = this.token ? '/api/admin/release-uploads' : '/api/admin/releases';
    const { status, body } = await this.call('POST', path, { form, headers: this.#bearer() });
    if (status >= 300) throw refused('take the release', status, body);
    return body;
  }

  /** Changes a tool's channels: `{ stable }` or `{ canary }`; needs a superadmin's session. */
  async setChannels(tool, change) {
    const path = `/api/admin/tools/${tool}`;
    const found = await this.call('GET', path);
    if (found.status !== 200) throw refused(`show the channels of ${tool}`, found.status, found.body);
    const headers = { 'if-match': found.headers.get('etag') ?? `"${found.body.version}"` };
    const { status, body } = await this.call('PATCH', path, { body: change, headers });
    if (status >= 300) throw refused(`change the channels of ${tool}`, status, body);
    return body;
  }

  #bearer() {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }
}

/** Meaning of each refusal for the person who releases. */
const meanings = {
  RELEASE_TOKEN: 'the release token is wrong, has expired or is not for this tool',
  RELEASE_EXISTS: 'this version was published with other content; give it a new version',
  RELEASE_WITHDRAWN: 'this version was withdrawn; give it a new version',
  PROOF_MISSING: 'it has no proof',
  PROOF_UNFIT: 'its proof does not fit',
  RELEASE_UNREADABLE: 'a file of it is not what its descriptor says',
};

function refused(what, status, body) {
  const params = Object.entries(body?.params ?? {}).map(([name, value]) => `${name} ${value}`);
  const details = [body?.code ?? status, ...params].join(', ');
  const meaning = meanings[body?.code] ?? (status === 403 ? 'this account may not' : '');
  return new ClearError(`The registry does not ${what}: ${meaning ? `${meaning} (${details})` : details}.`);
}
