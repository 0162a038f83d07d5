import { spawnHost } from './host-process.mjs';

/**
 * Runs the embedded host until it ends and takes over its exit code. The terminal sends Ctrl-C to both processes, so
 * this one only waits; a signal sent to this one alone is passed on. Should this process be killed, the closed channel
 * tells the host to end.
 */
export function runHost(root, node, environment) {
  return new Promise((resolve) => {
    const child = spawnHost(root, node, environment, ['inherit', 'inherit', 'inherit', 'ipc']);
    process.on('SIGINT', () => child.kill('SIGINT'));
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
    child.on('error', (error) => {
      process.stderr.write(`The host cannot be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal === null ? (code ?? 0) : 1));
  });
}
