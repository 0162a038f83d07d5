import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { runProcess } from '../../start/src/setup/run-process.mjs';
import { aptInstall } from './apt.mjs';
import { endProcess } from './end-process.mjs';
import { findProgram } from './find-program.mjs';
import { quickFolder } from './quick-folder.mjs';

const readyWithin = 60_000;

async function findServer() {
  const find = () => ({
    server: findProgram('mariadbd'),
    installer: findProgram('mariadb-install-db', 'mysql_install_db'),
  });
  let found = find();
  if (!found.server || !found.installer) {
    // The core packages hold the programs alone: no service, so nothing starts by itself.
    await aptInstall('mariadb-server-core', 'mariadb-client-core');
    found = find();
  }
  if (found.server && found.installer) return found;
  throw new ClearError(
    'MariaDB is missing: install mariadb-server (10.6 or newer), or set TEST_MYSQL_URL=mysql://user:password@host:port.',
  );
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Tests make many tables, write much and need nothing after a power cut: no waiting for the disk, no file per table. */
const serverOptions = [
  '--bind-address=127.0.0.1',
  '--skip-networking=0',
  '--skip-log-bin',
  '--loose-innodb-snapshot-isolation=ON',
  '--innodb-flush-log-at-trx-commit=0',
  '--loose-sync-frm=0',
  '--loose-innodb-file-per-table=0',
  '--innodb-stats-persistent=0',
  '--innodb-buffer-pool-size=256M',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_ci',
  '--max-connections=400',
];

const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

async function createDataFolder(installer, dataDir) {
  const args = [
    '--no-defaults',
    `--datadir=${dataDir}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ];
  const { code, output } = await runProcess(installer, [...args, ...asRoot()]);
  if (code !== 0) throw new ClearError(`MariaDB could not make its data folder:\n${output.slice(-1500)}`);
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('data', () => resolve(true) || socket.destroy());
    socket.once('error', () => resolve(false));
    socket.setTimeout(1000, () => resolve(false) || socket.destroy());
  });
}

async function waitUntilReady(child, port, logFile) {
  const until = Date.now() + readyWithin;
  while (Date.now() < until) {
    if (child.exitCode !== null) break;
    if (await isListening(port)) return;
    await delay(100);
  }
  child.kill('SIGKILL');
  throw new ClearError(`MariaDB did not start:\n${readFileSync(logFile, 'utf8').slice(-1500)}`);
}

/**
 * Starts a MariaDB of our own on a temporary folder (in `parent`) and a free port of 127.0.0.1.
 * Answers `{ url, pid, stop }`; the user of the url may create databases.
 */
export async function startMariaDb({ options = [], parent = tmpdir() } = {}) {
  const { server, installer } = await findServer();
  const folder = mkdtempSync(path.join(parent, 'jahrring-mariadb-'));
  const dataDir = path.join(folder, 'data');
  await createDataFolder(installer, dataDir);
  const password = randomBytes(12).toString('hex');
  const initFile = path.join(folder, 'init.sql');
  // One statement a line: the server takes no more than that from its init file.
  const grants = ['localhost', '127.0.0.1'].flatMap((host) => [
    `CREATE USER IF NOT EXISTS 'test'@'${host}' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO 'test'@'${host}' WITH GRANT OPTION;`,
  ]);
  writeFileSync(initFile, `${grants.join('\n')}\n`);
  const port = await freePort();
  const logFile = path.join(folder, 'log.txt');
  const log = openSync(logFile, 'w');
  const child = spawn(
    server,
    [
      '--no-defaults',
      `--datadir=${dataDir}`,
      `--socket=${path.join(folder, 'sock')}`,
      `--port=${port}`,
      `--pid-file=${path.join(folder, 'pid')}`,
      `--init-file=${initFile}`,
      ...serverOptions,
      ...options,
      ...asRoot(),
    ],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const removeNow = () => child.kill('SIGKILL') && rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeNow);
  await waitUntilReady(child, port, logFile);
  return {
    url: `mysql://test:${password}@127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      process.off('exit', removeNow);
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The database of the tests: TEST_MYSQL_URL if given, else one of our own. */
export async function testDatabase() {
  const given = process.env.TEST_MYSQL_URL;
  if (given) return { url: given, stop: async () => {} };
  return startMariaDb({ parent: quickFolder() });
}
