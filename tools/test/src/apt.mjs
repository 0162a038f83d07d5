import { runProcess } from '../../start/src/setup/run-process.mjs';
import { say, sayWhile } from '../../start/src/setup/progress.mjs';
import { findProgram } from './find-program.mjs';

let updated;

export const canInstall = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runProcess(
    'apt-get',
    ['-y', '-q', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', ...args],
    { env },
  );
}

/** Installs Debian packages as root; answers whether it went well. Only packages that start no daemon are asked for. */
export async function aptInstall(...packages) {
  if (!canInstall()) return false;
  say(`installing ${packages.join(', ')} (apt)`);
  const done = sayWhile(`installing ${packages.join(', ')}`);
  updated ??= apt('update');
  await updated;
  const { code, output } = await apt('install', '--no-install-recommends', ...packages);
  done();
  if (code !== 0) process.stderr.write(`${output.split('\n').slice(-10).join('\n')}\n`);
  return code === 0;
}
