import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RunningHost } from './running-host.mjs';

describe('the host of a tool in development', () => {
  let folder;
  let running;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jahrring-dev-'));
    running = new RunningHost({ environment: { LOG: path.join(folder, 'log') }, onLine: () => undefined });
  });
  afterEach(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A host that writes down its name and answers as the real one does. */
  const host = (
    name,
    then = "console.log('ready on http://localhost:4200'); setInterval(() => {}, 1000);",
  ) => {
    const file = path.join(folder, `${name}.mjs`);
    const note = `import { appendFileSync } from 'node:fs'; appendFileSync(process.env.LOG, '${name} ' + process.pid + '\\n');`;
    writeFileSync(file, `${note}\n${then}`);
    return file;
  };
  const started = () => readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n').map((line) => line.split(' ')); // oxfmt-ignore
  const runs = (pid) => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };

  it('ends before the next build starts', async () => {
    expect(await running.restart(host('first'))).toBe('http://localhost:4200');
    expect(await running.restart(host('second'))).toBe('http://localhost:4200');
    const [[one, first], [two, second]] = started();
    expect([one, two]).toEqual(['first', 'second']);
    expect([runs(first), runs(second)]).toEqual([false, true]);
    await running.close();
    expect(runs(second)).toBe(false);
  });

  it('leaves out builds that are old before their turn', async () => {
    const files = ['a', 'b', 'c'].map((name) => host(name));
    const urls = await Promise.all(files.map((file) => running.restart(file)));
    expect(urls).toEqual([undefined, undefined, 'http://localhost:4200']);
    expect(started().map(([name]) => name)).toEqual(['c']);
  });

  it('says why it does not start, and starts with the next build', async () => {
    const broken = host('broken', "throw new Error('no such table');");
    await expect(running.restart(broken)).rejects.toThrow(/do not start[\s\S]*no such table/);
    expect(await running.restart(host('mended'))).toBe('http://localhost:4200');
  });
});
