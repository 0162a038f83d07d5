import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSwitches } from './switches.mjs';

const name = ['oxlint', 'disable'].join('-');

describe('comments that turn rules off', () => {
  it('are found in every form, in folders and files', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'jahrring-switches-'));
    const texts = {
      'a.ts': `/* ${name} */`,
      'b.tsx': `// ${name}-next-line no-console`,
      'c.mjs': `debugger; //${name}-line`,
      'd.ts': `/**\n * ${name} no-debugger */`,
      'e.ts': `const text = '${name}';`,
      'f.css': `/* ${name} */`,
    };
    for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(root, file), text);
    expect(findSwitches(root, ['.'])).toEqual(['a.ts', 'b.tsx', 'c.mjs', 'd.ts']);
    expect(findSwitches(root, ['b.tsx', 'e.ts', 'gone'])).toEqual(['b.tsx']);
    rmSync(root, { recursive: true, force: true });
  });
});
