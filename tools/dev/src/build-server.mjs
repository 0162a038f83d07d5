import http from 'node:http';
import path from 'node:path';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { buildName } from './build-name.mjs';

/** Builds whose lazy files an open page may still ask for. */
const keptBuilds = 5;

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const textual = /\.(js|css)$/;

/**
 * Serves the builds of one tool to the shell of one installation, on this machine only: `/descriptor.json` is the newest,
 * `/<number>/…` the files of a build, `/builds` tells of each new one and, as `fault`, of what cannot be built.
 */
export class BuildServer {
  #builds = new Map();
  #newest = 0;
  #listeners = new Set();
  /** Present errors, by what they concern: the tool, the services. */
  #faults = new Map();

  constructor({ id, port, shell }) {
    this.id = id;
    this.port = port;
    this.shell = shell;
    this.server = http.createServer((request, response) => this.#answer(request, response));
  }

  listen() {
    return new Promise((resolve, reject) => {
      this.server.once('error', (error) =>
        reject(
          error.code === 'EADDRINUSE'
            ? new ClearError(`Port ${this.port} is in use: choose another one with --port.`)
            : error,
        ),
      );
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
  }

  close() {
    for (const listener of this.#listeners) listener.end();
    return new Promise((resolve) => this.server.close(resolve));
  }

  /** `files`: name → bytes. Every build gets a name of its own, so that two of them live in one page. */
  serve({ descriptor, files }) {
    this.#newest += 1;
    this.#builds.set(this.#newest, { descriptor, files });
    this.#builds.delete(this.#newest - keptBuilds);
    this.mend('tool');
    this.#send(`data: ${this.#newest}\n\n`);
  }

  /** Shows a text in the page, until the same source is mended. */
  fail(source, text) {
    this.#faults.set(source, text);
    this.#send(this.#faultEvent());
  }

  mend(source) {
    if (this.#faults.delete(source)) this.#send(this.#faultEvent());
  }

  #faultEvent() {
    return `event: fault\ndata: ${JSON.stringify([...this.#faults.values()].join('\n\n'))}\n\n`;
  }

  #send(event) {
    for (const listener of this.#listeners) listener.write(event);
  }

  #answer(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', this.shell);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'no-store');
    if (pathname === '/builds') return this.#stream(request, response);
    if (pathname === '/descriptor.json') return this.#sendDescriptor(response);
    const [, number, name] = /^\/(\d+)\/(.+)$/.exec(pathname) ?? [];
    const file = this.#builds.get(Number(number))?.files.get(name);
    if (!file) return response.writeHead(404).end();
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type });
    return response.end(textual.test(name) ? named(file, this.id, number) : file);
  }

  #stream(request, response) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(': listening\n\n');
    if (this.#faults.size > 0) response.write(this.#faultEvent());
    this.#listeners.add(response);
    request.on('close', () => this.#listeners.delete(response));
  }

  #sendDescriptor(response) {
    const build = this.#builds.get(this.#newest);
    if (!build) return response.writeHead(503).end();
    const own = {
      version: `dev.${this.#newest}`,
      entry: `/${this.#newest}/remoteEntry.js`,
      globalName: `${buildName(this.id)}_${this.#newest}`,
    };
    response.writeHead(200, { 'Content-Type': types['.json'] });
    return response.end(JSON.stringify({ ...build.descriptor, ...own }));
  }
}

/** The files of a build with its number in every name they leave in the page. */
function named(file, id, number) {
  return file.toString('utf8').replaceAll(buildName(id), `${buildName(id)}_${number}`);
}
