import path from 'node:path';
import {
  DemoRefusedError,
  readDemo,
  type TrustedProxies,
  trustedProxiesOf,
  TrustedProxiesError,
} from '@jahrring/service-kit';
import { ClearError } from './clear-error';

export interface HostSettings {
  readonly port: number;
  /** The address it listens on: this machine alone unless told otherwise. */
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePrefix: string;
  /** Seed the demo licences at the first start and say so on the sign-in page; see `readDemo`. */
  readonly demo: boolean;
  /** Milliseconds for running requests to end. */
  readonly drainMs: number;
  readonly shellDir: string;
  /** Folder in which the releases of the tools are stored and to which new ones are published. */
  readonly toolsDir: string;
  /** Folder for the releases of the shell; the built version is served until there is one. */
  readonly siteDir: string;
  readonly messagesDir: string;
  /** Whose word about the visitor's address and protocol counts. */
  readonly trustedProxies: TrustedProxies;
}

/** Reads the environment; `distDir` is the folder with `shell`, `tools` and `messages`. */
export function readSettings(environment: NodeJS.ProcessEnv, distDir: string): HostSettings {
  if (environment['DEVELOPMENT'] === '1' && environment['NODE_ENV'] === 'production') {
    throw new ClearError('DEVELOPMENT=1 is refused with NODE_ENV=production: leave one of them out.');
  }
  const host = environment['HOST'] || '127.0.0.1';
  return {
    port: Number(environment['PORT'] ?? 4200),
    dataDir: path.resolve(environment['DATA_DIR'] ?? '.data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    databasePrefix: environment['DATABASE_PREFIX'] ?? 'jahrring_',
    host,
    demo: readDemoAccounts(environment, host),
    drainMs: 15_000,
    shellDir: path.join(distDir, 'shell'),
    toolsDir: path.resolve(environment['TOOLS_DIR'] ?? path.join(distDir, 'tools')),
    siteDir: path.resolve(environment['SITE_DIR'] ?? path.join(environment['DATA_DIR'] ?? '.data', 'site')),
    messagesDir: path.join(distDir, 'messages'),
    trustedProxies: readProxies(environment),
  };
}

function readDemoAccounts(environment: NodeJS.ProcessEnv, host: string): boolean {
  try {
    return readDemo(environment, { host, byDefault: true });
  } catch (error) {
    throw error instanceof DemoRefusedError ? new ClearError(error.message) : error;
  }
}

function readProxies(environment: NodeJS.ProcessEnv): TrustedProxies {
  try {
    return trustedProxiesOf(environment);
  } catch (error) {
    throw error instanceof TrustedProxiesError ? new ClearError(error.message) : error;
  }
}
