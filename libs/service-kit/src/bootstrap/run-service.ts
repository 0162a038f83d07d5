import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ContextSigner, contextHeader } from '../access/signed-context';
import { HttpClientTransport } from '../client/transports';
import { SystemClock } from '../clock';
import { systemContext } from '../context/request-context';
import {
  CachedSessionResolver,
  DelegatingSessionResolver,
  HttpSessionResolver,
} from '../context/session-resolver';
import { keepDataPrivate } from '../files/private-data';
import { BrokerTransport } from '../events/broker-transport';
import { HttpTransport, NoTransport } from '../events/transport';
import type { EventTransport } from '../events/transport';
import { trustedProxiesOf } from '../http/trusted-proxies';
import { createLogger } from '../logging/logger';
import { readMailSettings } from '../mail/mail-settings';
import { closeServer } from './close-server';
import { createService } from './create-service';
import { readDemo } from './demo';
import type { RunningService } from './create-service';
import type { ServiceDefinition, ServiceEnv } from './service-definition';

const defaultPort = 4300;
const drainMilliseconds = 15_000;

/**
 * Runs one service alone. Settings come from the environment: PORT, DATABASE_URL or DATA_DIR, DATABASE_PREFIX, APP_SECRET,
 * HOST (all interfaces), ADMIN_URL, SERVICE_URLS and EVENT_TARGETS (`tool=url,tool=url`), BROKER_URL (instead of EVENT_TARGETS), DEMO, TRUSTED_PROXIES, SMTP_URL, MAIL_FROM, METRICS_TOKEN, LOG_LEVEL, SHUTDOWN_GRACE_MS.
 */
export async function runService(definition: ServiceDefinition): Promise<void> {
  const env = envFromProcess(definition);
  const port = Number(process.env['PORT'] ?? defaultPort);
  const service = await createService(definition, env);
  const server = createServer((request, response) => service.handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, process.env['HOST'] || undefined, resolve);
  });
  env.logger.info({ port, tool: definition.tool }, 'service ready');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutDown(service, server, env));
  }
}

function envFromProcess(definition: ServiceDefinition): ServiceEnv {
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  const secret = process.env['APP_SECRET'] ?? localSecret(dataDir);
  const signer = new ContextSigner(secret);
  const poolSize = process.env['DATABASE_POOL'];
  const logger = createLogger(definition.tool);
  return {
    databaseUrl: process.env['DATABASE_URL'],
    dataDir,
    databasePrefix: process.env['DATABASE_PREFIX'] ?? 'jahrring_',
    secret,
    sessions: sessionsFor(definition, signer),
    transport: eventTransport(definition, signer, logger),
    client: new HttpClientTransport({ admin: adminUrl(), ...parseTargets(process.env['SERVICE_URLS']) }),
    logger,
    clock: new SystemClock(),
    demo: readDemo(process.env, { host: process.env['HOST'] || undefined, byDefault: false }),
    trustedProxies: trustedProxiesOf(process.env),
    mail: readMailSettings(process.env),
    metricsToken: process.env['METRICS_TOKEN'],
    ...(poolSize ? { poolSize: Number(poolSize) } : {}),
  };
}

function sessionsFor(definition: ServiceDefinition, signer: ContextSigner) {
  if (definition.sessions) return new DelegatingSessionResolver();
  const sign = () => ({ [contextHeader]: signer.sign(systemContext({ licenceId: '' })) });
  return new CachedSessionResolver(new HttpSessionResolver(adminUrl(), sign));
}

const adminUrl = () => process.env['ADMIN_URL'] ?? 'http://localhost:4301';

function eventTransport({ tool }: ServiceDefinition, signer: ContextSigner, logger: Logger): EventTransport {
  const url = process.env['BROKER_URL'];
  if (url) {
    const listeners = Object.keys(parseTargets(process.env['SERVICE_URLS']));
    return new BrokerTransport({ url, tool, listeners, logger });
  }
  const targets = parseTargets(process.env['EVENT_TARGETS']);
  if (Object.keys(targets).length === 0) return new NoTransport();
  return new HttpTransport(targets, ({ licenceId, requestId }) => ({
    [contextHeader]: signer.sign(systemContext({ licenceId, requestId })),
  }));
}

/** `time=http://a:1,projects=http://b:2` */
function parseTargets(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
  );
}

/** A secret of this installation's own, made at the first start. */
export function localSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  keepDataPrivate(dataDir);
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Not ready → grace for the probes → no new connections → what runs ends (15 s at most) → events out → closed. */
async function shutDown(service: RunningService, server: Server, env: ServiceEnv): Promise<void> {
  service.drain();
  const grace = Number(process.env['SHUTDOWN_GRACE_MS'] ?? 0);
  if (grace > 0) await new Promise((resolve) => setTimeout(resolve, grace));
  await closeServer(server, drainMilliseconds);
  await service
    .flush()
    .catch((error: unknown) => env.logger.warn({ err: error }, 'events stay in the outbox'));
  await service.close();
  await env.transport.close?.();
}
