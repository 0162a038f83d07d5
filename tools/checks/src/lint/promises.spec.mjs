import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lintPromises } from './promises.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');
const options = { strict: true, target: 'es2023', module: 'esnext', moduleResolution: 'bundler', types: [] };

describe('forgotten promises', () => {
  let folder;
  const passes = (code) => {
    writeFileSync(path.join(folder, 'file.ts'), code);
    return lintPromises(root, [folder]);
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jahrring-promises-spec-'));
    const project = JSON.stringify({ compilerOptions: options, include: ['*.ts'] });
    writeFileSync(path.join(folder, 'tsconfig.json'), project);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are refused by their types: nobody waits, a promise as a condition, waiting for nothing', () => {
    const ask = 'const ask = async (): Promise<number> => 1;';
    expect(passes(`${ask} void ask(); export const found = async () => (await ask()) > 0;`)).toBe(true);
    expect(passes(`${ask} ask();`)).toBe(false);
    expect(passes(`${ask} export const found = ask() ? 1 : 2;`)).toBe(false);
    expect(passes('export const wait = async () => await 3;')).toBe(false);
  });

  it('may be given to what takes a function without an answer', () => {
    expect(passes('export const run = (f: () => void) => f(); run(async () => undefined);')).toBe(true);
  });
});
