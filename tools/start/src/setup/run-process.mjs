import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and collects what it prints; `onLine` sees each line as it comes.
 * Answers `{ code, output }`; a program that cannot be started has code 127.
 */
export function runProcess(file, args, { onLine, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    let rest = '';
    const take = (chunk) => {
      output += chunk;
      if (!onLine) return;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      lines.forEach(onLine);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', take);
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (rest !== '') onLine?.(rest);
      resolve({ code: code ?? (signal === null ? 1 : 128), output });
    });
  });
}
