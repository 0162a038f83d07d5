import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ClearError } from '../../start/src/setup/clear-error.mjs';
import { aptInstall } from './apt.mjs';
import { endProcess } from './end-process.mjs';
import { findProgram } from './find-program.mjs';
import { freePort } from './mariadb.mjs';

const readyWithin = 60_000;
const user = 'jahrring';
// The wrappers in /usr/sbin insist on the system's own account and folders; these programs do not.
const folders = ['/usr/lib/rabbitmq/bin', '/opt/homebrew/sbin', '/usr/local/sbin'];

function findServer() {
  const server = findProgram(...folders.map((folder) => path.join(folder, 'rabbitmq-server')));
  const epmd = findProgram('epmd');
  return server && epmd ? { server, epmd } : undefined;
}

/** RabbitMQ's programs; installed first where that is possible, undefined where they cannot be had. */
export async function findRabbitMq() {
  const found = findServer();
  if (found) return found;
  const wasThere = existsSync('/usr/sbin/policy-rc.d');
  // The package would start a broker of the system's own: nobody asked for that.
  if (!wasThere && process.getuid?.() === 0)
    writeFileSync('/usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await aptInstall('rabbitmq-server');
  } finally {
    if (!wasThere) rmSync('/usr/sbin/policy-rc.d', { force: true });
  }
  return findServer();
}

function answersAmqp(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.write('AMQP\0\0\x09\x01'));
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(1_000, () => end(false));
  });
}

async function waitUntil(check, child, explain) {
  const until = Date.now() + readyWithin;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if (await check()) return;
    await delay(100);
  }
  child.kill('SIGKILL');
  throw new ClearError(`RabbitMQ did not start:\n${explain()}`);
}

function settings(port, password) {
  return [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    `default_user = ${user}`,
    `default_pass = ${password}`,
    'disk_free_limit.absolute = 50MB',
    'vm_memory_high_watermark.absolute = 512MB',
    'log.file.level = warning',
    '',
  ].join('\n');
}

/** Everything that would lead to a broker of the machine's own is set: name, ports, folders, cookie. */
function environment({ folder, name, port, distribution, names }) {
  return {
    ...process.env,
    HOME: folder,
    ERL_EPMD_PORT: String(names),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    // Erlang itself instead of a shell around it, so that signals reach the right process.
    RUNNING_UNDER_SYSTEMD: 'true',
    RABBITMQ_NODENAME: `${name}@localhost`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: path.join(folder, 'data'),
    RABBITMQ_LOG_BASE: path.join(folder, 'log'),
    RABBITMQ_CONFIG_FILE: path.join(folder, 'rabbitmq'),
    RABBITMQ_CONF_ENV_FILE: path.join(folder, 'none'),
    RABBITMQ_ENABLED_PLUGINS_FILE: path.join(folder, 'plugins'),
    // Two cores have other things to do than to wait busily for messages.
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS:
      '+sbwt none +sbwtdcpu none +sbwtdio none -kernel inet_dist_use_interface {127,0,0,1}',
  };
}

function prepareFolder(dataDir) {
  if (dataDir === undefined) return mkdtempSync(path.join(tmpdir(), 'jahrring-rabbitmq-'));
  mkdirSync(dataDir, { recursive: true });
  return path.resolve(dataDir);
}

/** A folder that was used before keeps its name, password and port: the broker goes on where it was. */
async function identity(folder) {
  const file = path.join(folder, 'identity.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = {
    name: `jahrring-${randomBytes(4).toString('hex')}`,
    password: randomBytes(12).toString('hex'),
    port: await freePort(),
  };
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

/**
 * Starts a RabbitMQ of our own on free ports of 127.0.0.1, its data in `dataDir` (default: a temporary folder that is
 * removed at the end). Answers `{ url, stop, pause, resume, freeze, thaw }`: `pause` ends the broker and `resume` starts it
 * again on the same port with what it had; `freeze` stops its process without a word to anybody, `thaw` lets it go on.
 */
export async function startRabbitMq({ dataDir } = {}) {
  const programs = await findRabbitMq();
  if (!programs) throw new ClearError('RabbitMQ is missing: install rabbitmq-server (3.10 or newer).');
  const folder = prepareFolder(dataDir);
  const { name, password, port } = await identity(folder);
  const [distribution, names] = [await freePort(), await freePort()];
  writeFileSync(path.join(folder, 'rabbitmq.conf'), settings(port, password), { mode: 0o600 });
  writeFileSync(path.join(folder, 'plugins'), '[].\n');
  const log = path.join(folder, 'output.txt');
  const env = environment({ folder, name, port, distribution, names });
  const run = (program, args) => {
    const out = openSync(log, 'a');
    const child = spawn(program, args, { env, cwd: folder, stdio: ['ignore', out, out] });
    closeSync(out);
    return child;
  };
  const registry = run(programs.epmd, ['-address', '127.0.0.1', '-port', String(names)]);
  let broker;
  const resume = async () => {
    broker = run(programs.server, []);
    await waitUntil(
      () => answersAmqp(port),
      broker,
      () => readFileSync(log, 'utf8').slice(-1_500),
    );
  };
  const removeNow = () => {
    broker?.kill('SIGKILL');
    registry.kill('SIGKILL');
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeNow);
  try {
    await resume();
  } catch (error) {
    removeNow();
    throw error;
  }
  return {
    url: `amqp://${user}:${password}@127.0.0.1:${port}`,
    resume,
    pause: () => endProcess(broker),
    freeze: () => broker.kill('SIGSTOP'),
    thaw: () => broker.kill('SIGCONT'),
    async stop() {
      process.off('exit', removeNow);
      broker.kill('SIGCONT');
      await endProcess(broker);
      await endProcess(registry);
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The broker of the tests: TEST_AMQP_URL if given, else one of our own; undefined where none can be had. */
export async function testBroker() {
  const given = process.env.TEST_AMQP_URL;
  if (given) return { url: given, stop: async () => {} };
  return (await findRabbitMq()) ? startRabbitMq() : undefined;
}
