import { demoPassword } from '@jahrring/demo';
import {
  type ClientTransport,
  createService,
  DelegatingSessionResolver,
  FixedClock,
  NoTransport,
  type RunningService,
  type TrustedProxies,
  silentLogger,
} from '@jahrring/service-kit';
import { createTestDatabase, DatabaseTemplate, type TestDatabase } from '@jahrring/testing';
import { adminService } from '../src/admin.service-definition';
import { Browser } from './browser';
import { registerPluginTools } from './plugin-tools';

export const testSecret = 'a secret of the tests only, 32 characters';

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

interface AdminOptions {
  demo?: boolean;
  trustedProxies?: TrustedProxies;
  client?: ClientTransport;
}

function startOn(database: TestDatabase, clock: FixedClock, options: AdminOptions): Promise<RunningService> {
  return createService(adminService, {
    databaseUrl: database.databaseUrl,
    databasePrefix: database.databasePrefix,
    dataDir: database.dataDir,
    clock,
    secret: testSecret,
    transport: new NoTransport(),
    client: options.client ?? {
      send: () => Promise.reject(new Error('the admin service calls nobody')),
    },
    logger: silentLogger(),
    demo: options.demo ?? true,
    trustedProxies: options.trustedProxies ?? false,
    background: false,
    verifyResponses: true,
    sessions: new DelegatingSessionResolver(),
  });
}

/** Demo data with the tools that have plugins. */
const demoInstallation = new DatabaseTemplate(async (database) => {
  const service = await startOn(database, new FixedClock(new Date()), {});
  await registerPluginTools(service);
  await service.close();
});

const newDatabase = ({ demo = true }: AdminOptions) =>
  demo && !process.env['TOOLS_DIR'] ? demoInstallation.copy() : createTestDatabase();

/**
 * The service with its demo data on a database of its own, as `TEST_DB` says; time stands still until it is moved. Tools with
 * plugins are registered, where no folder of tools is told.
 */
export async function startAdmin(options: AdminOptions = {}): Promise<AdminApp> {
  const database = await newDatabase(options);
  const clock = new FixedClock(new Date());
  const running: RunningService[] = [];
  const start = async () => {
    const service = await startOn(database, clock, options);
    running.push(service);
    return service;
  };
  const service = await start();
  if (options.demo === false && !process.env['TOOLS_DIR']) await registerPluginTools(service);
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
      await database.drop();
    },
  };
}
