import { spawn } from 'node:child_process';

/** Runs a program whose output goes straight to the terminal; answers its exit code. */
export function runVisible(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
