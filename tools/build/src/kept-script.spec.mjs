import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';

const run = promisify(execFile);
const loader = fileURLToPath(new URL('kept-script.mjs', import.meta.url));
const bundle = `(function (exports, require, module, __filename, __dirname) {
  const text = () => 'started in ' + require('node:path').basename(__dirname);
  module.exports = Promise.resolve().then(() => process.stdout.write(text()));
  setTimeout(() => undefined, 1500);
})`;

describe('the kept code of a bundle', () => {
  let folder;
  let main;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jahrring-kept-'));
    main = path.join(folder, 'main.mjs');
    await writeFile(path.join(folder, 'host.cjs'), bundle);
    await writeFile(main, (await readFile(loader, 'utf8')).replace('__BUNDLE__', 'host.cjs'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = async (kept = path.join(folder, 'kept')) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: kept };
    expect((await run(process.execPath, [main], { env })).stdout).toBe(`started in ${path.basename(folder)}`);
  };
  const keptFile = async () => {
    const names = await readdir(path.join(folder, 'kept'));
    return path.join(
      folder,
      'kept',
      names.find((name) => name.startsWith('host.cjs.')),
    );
  };

  it('is written once, and again when it is damaged', async () => {
    await start();
    const file = await keptFile();
    const first = await stat(file);
    await start();
    expect((await stat(file)).ino).toBe(first.ino);

    const code = await readFile(file);
    code[code.length >> 1] ^= 0xff;
    await writeFile(file, code);
    await start();
    expect((await stat(file)).ino).not.toBe(first.ino);
    expect((await readFile(file)).equals(code)).toBe(false);
  }, 30_000);

  it('is not needed: without a folder to write to, the bundle starts all the same', async () => {
    await start('');
    await writeFile(path.join(folder, 'file'), '');
    await start(path.join(folder, 'file'));
  }, 30_000);
});
