import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemoData, keepDemoData } from './demo-data.mjs';

let root;

const put = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** Keeps demo data that name the host that wrote them; returns whether it wrote any. */
const keep = (options) =>
  keepDemoData(
    root,
    async (folder) => {
      const host = readFileSync(path.join(root, 'dist/embedded/main.mjs'));
      writeFileSync(path.join(folder, 'data'), host);
    },
    options,
  );

/** Returns what a host of the tests begins with; undefined: nothing. */
function copied() {
  const dataDir = mkdtempSync(path.join(root, 'host-'));
  copyDemoData(root, dataDir);
  const file = path.join(dataDir, 'data');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'jahrring-demo-data-'));
  put('dist/embedded/main.mjs', 'first build');
  put('libs/demo/src/people.ts', 'Anna');
  put('services/time/src/entry/entry.seed.ts', 'eight hours');
  put('services/time/src/entry/entry.entity.ts', 'minutes');
  put('services/time/src/migrations/1.ts', 'create table');
  put('services/time/src/entry/entry.service.ts', 'rules');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('are written once for a build', async () => {
  expect(await keep()).toBe(true);
  expect(await keep()).toBe(false);
  expect(copied()).toBe('first build');
});

test('of an earlier build serve a run of some projects, not one of everything', async () => {
  await keep();
  put('dist/embedded/main.mjs', 'second build');
  put('services/time/src/entry/entry.service.ts', 'other rules');
  expect(await keep({ sameBuild: false })).toBe(false);
  expect(copied()).toBe('first build');
  expect(await keep()).toBe(true);
  expect(copied()).toBe('second build');
});

test.each([
  'libs/demo/src/people.ts',
  'services/time/src/entry/entry.seed.ts',
  'services/time/src/entry/entry.entity.ts',
  'services/time/src/migrations/2.ts',
])('serve nobody once %s has changed', async (file) => {
  await keep();
  put(file, 'something else');
  expect(copied()).toBeUndefined();
  expect(await keep({ sameBuild: false })).toBe(true);
});

test('of another day serve nobody', async () => {
  await keep();
  const label = path.join(root, 'dist/demo-data.json');
  writeFileSync(label, JSON.stringify({ ...JSON.parse(readFileSync(label, 'utf8')), day: '2020-02-29' }));
  expect(copied()).toBeUndefined();
  expect(await keep({ sameBuild: false })).toBe(true);
});

test('that could not be written to their end serve nobody', async () => {
  await expect(keepDemoData(root, () => Promise.reject(new Error('no host')))).rejects.toThrow('no host');
  expect(copied()).toBeUndefined();
});
