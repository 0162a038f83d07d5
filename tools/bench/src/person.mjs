/** A signed-in person: cookies and the headers that an unsafe request needs. */
export class Person {
  #cookies = new Map();

  constructor(base) {
    this.base = base;
  }

  async signIn(email, password) {
    await this.call('GET', '/api/boot');
    const { status } = await this.call('POST', '/api/auth/login', { email, password });
    if (status >= 300) throw new Error(`${email} cannot sign in (${status})`);
    const { body } = await this.call('GET', '/api/boot');
    this.boot = body;
    return this;
  }

  headers() {
    return {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      'accept-language': 'de',
    };
  }

  async call(method, path, body, headers = {}) {
    const answer = await fetch(new URL(path, this.base), {
      method,
      headers: { ...this.headers(), ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      body: body ? JSON.stringify(body) : undefined,
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair] = cookie.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  }
}
