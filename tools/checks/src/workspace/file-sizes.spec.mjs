import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFileSizes, lineCount } from './file-sizes.mjs';

describe('lines of source files', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sizes-'));
    mkdirSync(path.join(root, 'apps/wood/src'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const write = (name, lines) => writeFileSync(path.join(root, 'apps/wood/src', name), 'a\n'.repeat(lines));

  it('names each file that is too long, whatever it holds', () => {
    for (const name of ['tool.descriptor.ts', 'wood.css', 'page.tsx', 'job.mjs']) write(name, 351);
    for (const name of ['entry.ts', 'form.css']) write(name, 350);
    expect(checkFileSizes(root).problems).toEqual(
      ['job.mjs', 'page.tsx', 'tool.descriptor.ts', 'wood.css'].map(
        (name) => `apps/wood/src/${name}: 351 lines, 350 are allowed`,
      ),
    );
  });

  it('leaves suites and data alone', () => {
    for (const name of ['entry.spec.ts', 'entry.db-spec.ts', 'de.json']) write(name, 900);
    expect(checkFileSizes(root).problems).toEqual([]);
  });

  it('counts lines by their ends', () => {
    expect(['', 'a', 'a\n', 'a\n\n'].map(lineCount)).toEqual([0, 1, 1, 2]);
  });
});
