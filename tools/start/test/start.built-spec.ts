import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, RunningCommand } from './run-command';

const host = 'dist/embedded/main.mjs';
const start = 'tools/start/start.mjs';
const firstStart = 120_000;

describe('the embedded start', () => {
  let folder: string;
  let dataDir: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jahrring-start-'));
    dataDir = path.join(folder, 'data');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'makes its databases, answers on one port and ends cleanly',
    async () => {
      const command = new RunningCommand(host, { PORT: '0', DATA_DIR: dataDir });
      const url = await command.url();
      const status = async (target: string) => (await fetch(new URL(target, url))).status;
      expect(await status('/api/health/live')).toBe(200);
      expect(await status('/api/health/ready')).toBe(200);
      expect(await status('/api/boot')).toBe(401);
      expect(await status('/api/nothing')).toBe(404);
      const page = await fetch(new URL('/projects', url));
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await page.text()).toContain('<!doctype html>');
      const { code, output } = await command.signal('SIGINT');
      expect(code).toBe(0);
      expect(output).toContain('admin@demo.test');
      expect(await readdir(dataDir)).toEqual(
        expect.arrayContaining(['admin.sqlite', 'time.sqlite', 'secret']),
      );
      expect((await stat(path.join(dataDir, 'secret'))).mode & 0o077).toBe(0);
    },
    firstStart,
  );

  it('is ready within ten seconds the second time', async () => {
    const from = Date.now();
    const command = new RunningCommand(host, { PORT: '0', DATA_DIR: dataDir });
    await command.url();
    expect(Date.now() - from).toBeLessThan(10_000);
    expect((await command.signal('SIGTERM')).code).toBe(0);
  });

  it('lets nobody of the demo in where others reach it, and refuses to be a demo there', async () => {
    const command = new RunningCommand(host, { PORT: '0', DATA_DIR: dataDir, HOST: '0.0.0.0' });
    const demo = await fetch(new URL('/api/auth/demo', await command.url()));
    expect(await demo.json()).toEqual({ demo: false, accounts: [] });
    const { output } = await command.signal('SIGTERM');
    expect(output).toContain('npm run setup');
    expect(output).not.toContain('admin@demo.test');
    const refused = await run(host, { PORT: '0', DATA_DIR: dataDir, HOST: '0.0.0.0', DEMO: '1' });
    expect([refused.code, refused.output]).toEqual([
      1,
      'DEMO=1 is refused: HOST=0.0.0.0 is not this machine alone. Everybody knows the password of the demo accounts.\n',
    ]);
  });

  it('says in one sentence that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const port = String((other.address() as AddressInfo).port);
    for (const script of [host, start]) {
      const { code, output } = await run(script, { PORT: port, DATA_DIR: dataDir });
      expect([code, output]).toEqual([1, `Port ${port} is in use: choose another one with PORT=….\n`]);
    }
    await new Promise((resolve) => other.close(resolve));
  });

  it('says in one sentence that the folder cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const { code, output } = await run(start, { PORT: '0', DATA_DIR: path.join(file, 'data') });
    expect(code).toBe(1);
    expect(output).toMatch(/^The data folder .* cannot be written \(ENOTDIR\)\.\n$/);
  });

  it('says in one sentence that the database cannot be reached or is none', async () => {
    const unreachable = await run(host, {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: 'mysql://a:b@127.0.0.1:1',
    });
    expect(unreachable.output).toBe('The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED).\n');
    expect(unreachable.code).toBe(1);
    const wrong = await run(start, { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1' });
    expect(wrong.output).toContain('DATABASE_URL must look like mysql://');
    const port = await run(start, { PORT: 'many', DATA_DIR: dataDir });
    expect(port.output).toBe('PORT is "many", but must be a number from 0 to 65535.\n');
  });
});
