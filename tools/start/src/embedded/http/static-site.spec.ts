import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { safeRelativePath } from './safe-path';
import { StaticSite } from './static-site';

describe('safe path', () => {
  it('accepts plain paths', () => {
    expect(safeRelativePath('/assets/a%20b.js')).toBe(path.join('assets', 'a b.js'));
    expect(safeRelativePath('/')).toBe('');
  });

  it.each([
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/../x',
    '/a\\..\\b',
    '/.env',
    '/a/%00',
    '/a//b',
    '/%zz',
    '/..%5cx',
  ])('refuses %s', (pathname) => {
    expect(safeRelativePath(pathname)).toBeUndefined();
  });
});

describe('static site', () => {
  let folder: string;
  let server: http.Server;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'static-site-'));
    const write = async (name: string, text: string) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    };
    await write('secret', 'secret');
    await write('shell/index.html', '<head><title>shell</title></head>');
    await write('shell/index.html.br', 'built');
    await write('shell/build.json', '{}');
    await write('shell/assets/app.1234.js', 'plain');
    await write('shell/assets/app.1234.js.br', 'brotli');
    await write('tools/time/1.0.0/remoteEntry.js', 'entry');
    await write('tools/time/latest.json', '{}');
    const folders = {
      shell: path.join(folder, 'shell'),
      tools: path.join(folder, 'tools'),
      site: path.join(folder, 'site'),
    };
    const site = new StaticSite(folders, (html) => html.replace('</head>', '<meta name="own"></head>'));
    server = http.createServer((request, response) => {
      void site.handle(request, response, (request.url ?? '/').split('?')[0] ?? '/');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  /** A raw request: fetch would tidy the path up first. */
  function get(target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
    return new Promise<{ status: number; body: string; headers: http.IncomingHttpHeaders }>(
      (resolve, reject) => {
        const request = http.request(
          { port, host: '127.0.0.1', path: target, headers, method, agent: false },
          (answer) => {
            let body = '';
            answer.setEncoding('utf8');
            answer.on('data', (chunk: string) => (body += chunk));
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }),
            );
          },
        );
        request.on('error', reject).end();
      },
    );
  }

  it('answers every page with the shell, never cached', async () => {
    const page = await get('/projects/12?tab=hours');
    expect(page.status).toBe(200);
    expect(page.body).toContain('shell');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(page.headers['content-security-policy']).not.toContain('localhost');
    expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect((await get('/', { 'if-none-match': page.headers.etag })).status).toBe(304);
  });

  it("writes the installation's lines into the page, whatever it is called and however it is packed", async () => {
    const page = await get('/');
    expect(page.body).toContain('<meta name="own">');
    expect((await get('/index.html')).body).toBe(page.body);
    const packed = await get('/', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(packed.body).not.toBe('built');
    expect(packed.headers.etag).not.toBe(page.headers.etag);
    const known = { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag };
    expect((await get('/', known)).status).toBe(304);
    await writeFile(path.join(folder, 'shell/index.html'), '<head><title>shell built anew</title></head>');
    expect((await get('/', known)).status).toBe(200);
  });

  it('serves a released shell instead of the built one, and the files of both', async () => {
    const site = path.join(folder, 'site');
    await mkdir(path.join(site, 'shell/1.2.0'), { recursive: true });
    await mkdir(path.join(site, 'assets'));
    await writeFile(path.join(site, 'shell/1.2.0/index.html'), 'released');
    await writeFile(path.join(site, 'assets/old.5678.js'), 'old');
    await symlink('1.2.0', path.join(site, 'shell/current'));
    expect((await get('/projects')).body).toBe('released');
    expect((await get('/assets/old.5678.js')).body).toBe('old');
    expect((await get('/assets/app.1234.js')).body).toBe('plain');
    await rm(path.join(site, 'shell/current'));
    expect((await get('/projects')).body).toContain('shell');
  });

  it('serves hashed files for ever and in the best encoding', async () => {
    const plain = await get('/assets/app.1234.js');
    expect(plain.body).toBe('plain');
    expect(plain.headers['cache-control']).toContain('immutable');
    const packed = await get('/assets/app.1234.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.body).toBe('brotli');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toContain('javascript');
    expect((await get('/tools/time/1.0.0/remoteEntry.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/tools/time/latest.json')).headers['cache-control']).toBe('no-cache');
  });

  it('answers 404 for missing files and paths that lead out', async () => {
    for (const target of [
      '/tools/time/9.9.9/remoteEntry.js',
      '/assets/none.js',
      '/none.png',
      '/build.json',
    ]) {
      expect((await get(target)).status).toBe(404);
    }
    for (const target of ['/..%2fsecret', '/tools/..%2f..%2fsecret', '/../secret', '/tools/../../secret']) {
      expect((await get(target)).status).toBe(404);
    }
  });

  it('refuses other methods', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });
});
