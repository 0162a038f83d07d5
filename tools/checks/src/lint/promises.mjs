import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The rules that need types: no promise is forgotten. Oxlint reads the types with the native compiler, in a fifth of the time
 * that ESLint takes with the compiler in JavaScript, so ESLint reads none.
 */
const configuration = {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/await-thenable': 'error',
  },
};

const require = createRequire(import.meta.url);
const oxlint = path.join(path.dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');
const bin = path.resolve(path.dirname(oxlint), '../../.bin');

function runOxlint(root, config, folders) {
  const args = [
    oxlint,
    '-c',
    config,
    '--type-aware',
    '--disable-nested-config',
    '--no-error-on-unmatched-pattern',
    ...folders,
  ];
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

const forgotten = `export function forget(): void {
  Promise.resolve(1);
  if (Promise.resolve(2)) return;
}
export const wait = async (): Promise<number> => await 3;
`;

/** Each of the rules must refuse what it is there for: without types they would be silent. */
function proveRules(root, folder, config) {
  const compilerOptions = { types: [] };
  const project = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions, include: ['*.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  writeFileSync(path.join(folder, 'forgotten.ts'), forgotten);
  const { output } = runOxlint(folder, config, ['forgotten.ts']);
  for (const rule of Object.keys(configuration.rules).map((name) => name.replace('typescript/', '')))
    if (!output.includes(rule)) throw new Error(`The rule ${rule} let a forgotten promise pass:\n${output}`);
}

/** Returns true if no file of the folders forgets a promise, and writes what is wrong. */
export function lintPromises(root, folders) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-promises-'));
  const config = path.join(folder, 'oxlint.json');
  writeFileSync(config, JSON.stringify(configuration));
  try {
    proveRules(root, folder, config);
    const { ok, output } = runOxlint(root, config, folders);
    process.stdout.write(ok ? `promises: ${folders.join(', ')}: none forgotten\n` : output);
    return ok;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
