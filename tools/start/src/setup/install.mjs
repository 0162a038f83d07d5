import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from './clear-error.mjs';
import { say, sayWhile } from './progress.mjs';
import { runProcess } from './run-process.mjs';

const stampFile = (root) => path.join(root, 'node_modules', '.jahrring-lock');

/** Returns the stamp of an installation: it depends on the lock file and on the platform, nothing else. */
export function lockStamp(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

export function isInstalled(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === lockStamp(root);
}

function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { file: process.execPath, args: [script] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/** Environment of npm itself: its own settings of the outer run must not leak into the inner one. */
function npmEnvironment() {
  const foreign = /^npm_(package|lifecycle|command|config_(argv|dry_run|ignore_scripts|omit|production))/i;
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !foreign.test(key)));
}

/** npm says first what is wrong and then, at length, how it is used. */
function firstErrors(output) {
  const lines = output.split('\n').filter((line) => /\S/.test(line.replace(/^npm (error|warn)/, '')));
  const errors = lines.filter((line) => line.startsWith('npm error'));
  return (errors.length > 0 ? errors.slice(0, 10) : lines.slice(-10)).join('\n');
}

/** Installs the packages of the lock file when they are not there yet. Install scripts stay off. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  say('installing packages (npm ci)');
  const done = sayWhile('installing packages');
  const { file, args } = npmCommand();
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await runProcess(file, [...args, ...flags], { cwd: root, env: npmEnvironment() });
  done();
  if (code !== 0) {
    process.stderr.write(`${firstErrors(output)}\n`);
    throw new ClearError('npm ci did not succeed; its own words are above.');
  }
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), lockStamp(root));
  say('packages installed');
}
