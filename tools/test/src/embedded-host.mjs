import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnHost } from '../../start/src/setup/host-process.mjs';
import { copyDemoData } from './demo-data.mjs';

/** A host that says nothing for so long has come to a stop; one that goes on telling of its services is waited for. */
const silentFor = 300_000;

/**
 * Starts the built embedded host on a free port, as `npm start` would: in `kept`, or in a temporary data folder that begins
 * with the demo data made before. Answers `{ url, dataDir, child, end, stop }`; `stop` ends it and removes the temporary folder.
 */
export async function startEmbeddedHost(root, node, environment = {}, kept = undefined) {
  const dataDir = kept ?? mkdtempSync(path.join(tmpdir(), 'jahrring-host-'));
  if (!kept && !environment.DATABASE_URL) copyDemoData(root, dataDir);
  const settings = { DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', ...environment };
  const child = spawnHost(root, node, settings, ['ignore', 'pipe', 'pipe', 'ipc']);
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const stop = async () => {
    await end();
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await waitForUrl(child), dataDir, child, end, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function waitForUrl(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason) => reject(new Error(`The embedded host ${reason}:\n${output.slice(-3000)}`));
    let late = setTimeout(() => fail(`said nothing for ${silentFor / 1000} s`), silentFor);
    const take = (chunk) => {
      output += chunk;
      late?.refresh();
      const url = /ready on (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(late);
      late = undefined;
      resolve(url);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      take(chunk);
      process.stderr.write(chunk);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      fail(`ended with ${code}`);
    });
  });
}
