import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../../start/src/setup/clear-error.mjs';

const readyWithin = 60_000;

async function isReady(url) {
  try {
    const response = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(1_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts a built service (`dist/services/<tool>/main.mjs`) as its own process and waits until it is ready. Answers
 * `{ url, pid, kill, terminate }`: `kill` is -9, `terminate` asks it to go and answers its exit code.
 */
export async function startService({ root, node, tool, port, environment }) {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(node, [path.join(root, 'dist/services', tool, 'main.mjs')], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  const removeNow = () => child.kill('SIGKILL');
  process.once('exit', removeNow);
  void exit.then(() => process.off('exit', removeNow));
  const until = Date.now() + readyWithin;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new ClearError(`The service ${tool} did not become ready.`);
    }
    await delay(20);
  }
  const end = (signal) => {
    child.kill(signal);
    return exit;
  };
  return { url, pid: child.pid, kill: () => end('SIGKILL'), terminate: () => end('SIGTERM') };
}
