import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { ClearError } from './clear-error.mjs';

/** Reads PORT and DATA_DIR; a wrong one is told in one sentence. */
export function readSettings(root, environment = process.env) {
  const port = environment.PORT ? Number(environment.PORT) : 4200;
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ClearError(`PORT is "${environment.PORT}", but must be a number from 0 to 65535.`);
  }
  const dataDir = path.resolve(root, environment.DATA_DIR || '.data');
  const databaseUrl = environment.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^(mysql|mariadb):\/\//.test(databaseUrl)) {
    throw new ClearError(
      'DATABASE_URL must look like mysql://user:password@host:3306 (leave it out for SQLite).',
    );
  }
  return { port, dataDir, databaseUrl };
}

/** Makes a folder and those above it, one by one: the recursive call never returns below /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Makes the folder if needed and proves that files can be written there. */
export function assertWritable(folder) {
  try {
    makeFolder(folder);
    const probe = path.join(folder, `.probe-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new ClearError(`The data folder ${folder} cannot be written (${error.code ?? error.message}).`);
  }
}

/** Tries the port and lets it go again. */
export function assertPortFree(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => reject(portError(error, port)));
    server.listen({ port, host: '::', ipv6Only: false }, () => server.close(() => resolve()));
  }).catch(async (error) => {
    if (error.code !== 'EAFNOSUPPORT') throw error;
    await assertPort4Free(port);
  });
}

function assertPort4Free(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => reject(portError(error, port)));
    server.listen({ port, host: '0.0.0.0' }, () => server.close(() => resolve()));
  });
}

function portError(error, port) {
  if (error.code === 'EADDRINUSE')
    return new ClearError(`Port ${port} is in use: choose another one with PORT=….`);
  if (error.code === 'EACCES')
    return new ClearError(`Port ${port} may not be opened by this user: choose PORT=1024 or above.`);
  return error;
}
