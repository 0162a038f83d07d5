import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@jahrring/contracts-common';
import { demoPassword } from '@jahrring/demo';
import {
  createService,
  DelegatingSessionResolver,
  FixedClock,
  NoTransport,
  type RunningService,
  silentLogger,
} from '@jahrring/service-kit';
import mysql from 'mysql2/promise';
import { adminService } from '../src/admin.service-definition';
import { Browser } from './browser';

export interface AdminApp {
  service: RunningService;
  clock: FixedClock;
  browser(address?: string): Browser;
  /** Signed in with the demo password. */
  as(email: string): Promise<Browser>;
  /** A second instance on the same database. */
  another(): Promise<RunningService>;
  close(): Promise<void>;
}

/** The service with its demo data on a database of its own, as `TEST_DB` says; time stands still until it is moved. */
export async function startAdmin(options: { demo?: boolean } = {}): Promise<AdminApp> {
  const databaseUrl = process.env['TEST_DB'] === 'mariadb' ? process.env['TEST_MYSQL_URL'] : undefined;
  const databasePrefix = `t${newId().replaceAll('-', '').slice(-12)}_`;
  const dataDir = mkdtempSync(join(tmpdir(), 'jahrring-admin-'));
  const clock = new FixedClock(new Date());
  const env = {
    databaseUrl,
    databasePrefix,
    dataDir,
    clock,
    secret: 'a secret of the tests only, 32 characters',
    transport: new NoTransport(),
    client: { send: () => Promise.reject(new Error('the admin service calls nobody')) },
    logger: silentLogger(),
    demo: options.demo ?? true,
    background: false,
    verifyResponses: true,
  };
  const running: RunningService[] = [];
  const start = async () => {
    const service = await createService(adminService, { ...env, sessions: new DelegatingSessionResolver() });
    running.push(service);
    return service;
  };
  const service = await start();
  const browser = (address?: string) => new Browser(service, address);
  return {
    service,
    clock,
    browser,
    as: async (email) => {
      const one = browser();
      const { status } = await one.signIn(email, demoPassword);
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return one;
    },
    another: start,
    close: async () => {
      for (const one of running) await one.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (databaseUrl) await dropDatabase(databaseUrl, `${databasePrefix}admin`);
    },
  };
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const connection = await mysql.createConnection(url);
  await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  await connection.end();
}
