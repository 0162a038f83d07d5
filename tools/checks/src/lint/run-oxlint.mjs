import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const configuration = '.oxlint.config.mjs';
const require = createRequire(import.meta.url);
const oxlint = path.join(path.dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');
/** Oxlint finds the program for the rules that need types there. */
const bin = path.resolve(path.dirname(oxlint), '../../.bin');

/** Runs oxlint with the configuration that stands in the folder. */
export function runOxlint(folder, args, options) {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  const all = [oxlint, '-c', configuration, '--no-error-on-unmatched-pattern', ...args];
  return spawnSync(process.execPath, all, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    ...options,
  });
}

const project = {
  extends: path.join(workspace, 'tsconfig.base.json'),
  compilerOptions: { types: [], jsx: 'react-jsx' },
  include: ['**/*'],
};

/**
 * Lints texts as if they stood in the workspace (path → text) with its configuration. Answers what is wrong with each:
 * `rule: message`.
 */
export function lintTexts(texts) {
  const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-lint-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    const url = pathToFileURL(path.join(workspace, configuration));
    write(configuration, `export { default } from ${JSON.stringify(url)};\n`);
    write('tsconfig.json', JSON.stringify(project));
    for (const [file, text] of Object.entries(texts)) write(file, text);
    const { stdout, stderr } = runOxlint(folder, ['-f', 'json', ...Object.keys(texts)]);
    if (!stdout.startsWith('{')) throw new Error(`Oxlint cannot run:\n${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout);
    const problemsOf = (file) =>
      diagnostics
        .filter(({ filename }) => filename.replaceAll('\\', '/') === file)
        .map(({ code = 'syntax', message, help = '' }) => `${code}: ${message} ${help}`);
    return Object.fromEntries(Object.keys(texts).map((file) => [file, problemsOf(file)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
