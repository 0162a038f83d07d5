import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { siteName } from './nginx.mjs';

/** A visitor of the site through nginx with TLS, who keeps cookies and sees each header as it came. */
export class Visitor {
  #cookies = new Map();

  constructor({ httpPort, httpsPort, certificate }) {
    this.httpPort = httpPort;
    this.httpsPort = httpsPort;
    this.certificate = certificate;
  }

  /** Answers `{ status, headers, body }`; `headers.of(name)` lists the values of each header of that name. */
  async ask(method, path, { headers, body, plain = false, name = siteName, until } = {}) {
    const options = {
      host: '127.0.0.1',
      port: plain ? this.httpPort : this.httpsPort,
      ...(plain ? {} : { servername: name, ca: this.certificate }),
      method,
      path,
      headers: { host: name, ...this.#own(), ...headers },
      agent: false,
    };
    const answer = await new Promise((resolve, reject) => {
      const request = (plain ? overHttp : overTls)(options, resolve);
      request.once('error', reject);
      request.end(body);
    });
    const of = (wanted) =>
      answer.rawHeaders.filter((_, at) => at % 2 === 1 && answer.rawHeaders[at - 1].toLowerCase() === wanted);
    for (const cookie of of('set-cookie')) {
      const [key, value] = cookie.split(';', 1)[0].split(/=(.*)/s);
      this.#cookies.set(key, value);
    }
    const chunks = [];
    for await (const chunk of answer) {
      chunks.push(chunk);
      if (until?.(Buffer.concat(chunks).toString())) break;
    }
    return { status: answer.statusCode, headers: { of }, body: Buffer.concat(chunks) };
  }

  async signIn(email, password) {
    await this.ask('GET', '/api/boot');
    const { status } = await this.send('/api/auth/login', { email, password });
    if (status >= 300) throw new Error(`${email} cannot sign in (${status})`);
    await this.ask('GET', '/api/boot');
  }

  send(path, value, headers = {}) {
    const json = { 'content-type': 'application/json', ...headers };
    return this.ask('POST', path, { headers: json, body: JSON.stringify(value) });
  }

  #own() {
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    return {
      ...(cookie === '' ? {} : { cookie }),
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
    };
  }
}
