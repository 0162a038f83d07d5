import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFileSizes, lineCount } from './file-sizes.mjs';

describe('lines of style sheets', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sizes-'));
    mkdirSync(path.join(root, 'apps/wood/src'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const write = (name, lines) => writeFileSync(path.join(root, 'apps/wood/src', name), 'a\n'.repeat(lines));

  it('names each style sheet that is too long; code is left to the lint', () => {
    for (const name of ['wood.css', 'page.tsx']) write(name, 351);
    write('form.css', 350);
    expect(checkFileSizes(root).problems).toEqual(['apps/wood/src/wood.css: 351 lines, 350 are allowed']);
  });

  it('counts lines by their ends', () => {
    expect(['', 'a', 'a\n', 'a\n\n'].map(lineCount)).toEqual([0, 1, 1, 2]);
  });
});
