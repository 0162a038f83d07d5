import { licenceErased } from '@jahrring/contracts-common';
import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventEnvelope } from '@jahrring/contracts-common';
import { Module } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Csrf } from '../access/csrf';
import { EndpointRules } from '../access/endpoint-rules';
import { ContextSigner } from '../access/signed-context';
import { AuditEntryEntity } from '../audit/audit-entry.entity';
import { AuditSealer } from '../audit/audit-sealer';
import { AuditTrail } from '../audit/audit-trail';
import { DelegatingSessionResolver } from '../context/session-resolver';
import type { SessionResolver } from '../context/session-resolver';
import type { DatabaseSettings } from '../database/data-source-options';
import { mysqlDatabaseName, writerOptions } from '../database/data-source-options';
import { Database } from '../database/database';
import { ensureMysqlDatabase } from '../database/mysql-setup';
import { DeadLetters } from '../events/dead-letters';
import { Inbox } from '../events/inbox';
import { InboxFailures } from '../events/inbox-failures';
import { InboxEventEntity } from '../events/inbox-event.entity';
import { InboxFailureEntity } from '../events/inbox-failure.entity';
import { Outbox } from '../events/outbox';
import { OutboxEventEntity } from '../events/outbox-event.entity';
import { Relay } from '../events/relay';
import type { EventReceiver } from '../events/transport';
import { DemoReset } from '../demo-reset/demo-reset';
import { LicenceErasure } from '../erasure/licence-erasure';
import { LicenceErasureEntity } from '../erasure/licence-erasure.entity';
import { FileStore } from '../files/file-store';
import { StoredFileEntity } from '../files/stored-file.entity';
import { ServiceHealth, type Health } from '../health/health';
import { ExtraFieldSetEntity } from '../extra-fields/extra-field-set.entity';
import { Idempotency } from '../http/idempotency';
import { keepDataPrivate } from '../files/private-data';
import { IdempotencyKeyEntity } from '../http/idempotency-key.entity';
import { PresentRecord } from '../http/present-record';
import { JobRunner } from '../jobs/job-runner';
import { NestLogger } from '../logging/nest-logger';
import { listEndpoints } from '../openapi/endpoints';
import { buildOpenApi } from '../openapi/openapi';
import type { OpenApiDocument } from '../openapi/openapi';
import { addKitGauges } from '../metrics/kit-gauges';
import { Metrics } from '../metrics/metrics';
import { LongWork } from '../long-work/long-work';
import { WorkRunEntity } from '../long-work/work-run.entity';
import { Announcer } from './announcer';
import { Resync } from '../resync/resync';
import { registerMethods } from './discover';
import { createAdapter } from './http-server';
import { KitModule, openWriter } from './kit.module';
import type { KitParts } from './kit.module';
import { addKitRoutes } from './kit-routes';
import { seedOnce } from './seed';
import { Shutdown } from './shutdown';
import type { Getter, ServiceDefinition, ServiceEnv } from './service-definition';

/** A service that answers, whether or not a socket is open. */
export interface RunningService extends EventReceiver {
  readonly tool: string;
  /** Every path prefix it serves: `/api/<tool>` and its own. */
  readonly prefixes: readonly string[];
  /** Serves one request of somebody else's HTTP server. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  openapi(): OpenApiDocument;
  ready(): Promise<Health>;
  deliver(event: EventEnvelope): Promise<void>;
  /** Everything committed so far has been published; answers how many events went out. */
  flush(): Promise<number>;
  runJob(name: string): Promise<void>;
  get: Getter;
  /** From now on `ready()` says down, so that nobody sends more. */
  drain(): void;
  close(): Promise<void>;
  readonly app: NestFastifyApplication;
}

const kitEntities = [
  IdempotencyKeyEntity,
  OutboxEventEntity,
  InboxEventEntity,
  InboxFailureEntity,
  AuditEntryEntity,
  ExtraFieldSetEntity,
  StoredFileEntity,
  WorkRunEntity,
  LicenceErasureEntity,
];
const sealSeconds = 5;
const verifySeconds = 6 * 3_600;
const purgeSeconds = 3_600;
/** For what another instance left; this one's own is woken for. */
const lookSeconds = 10;
const eraseSeconds = 30;
const workJob = 'kit.work';
const retryJob = 'kit.retry-inbox';
let created = 0;
/** Of the process: it remembers the methods of classes, and all services have those of the kit. */
const scanner = new MetadataScanner();

/** Starts a service: database and migrations, Nest on its own Fastify, seed, relay and jobs. */
export async function createService(definition: ServiceDefinition, env: ServiceEnv): Promise<RunningService> {
  const settings = await ensureDatabase(definition, env);
  const parts = kitParts(definition, env, settings);
  const adapter = createAdapter({
    csrf: parts.csrf,
    logger: env.logger,
    metrics: parts.metrics,
    trustedProxies: env.trustedProxies ?? false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(rootModule(parts), adapter, {
    logger: new NestLogger(env.logger),
    bodyParser: false,
    abortOnError: false,
  });
  try {
    return await start(app, parts);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Brings a service's database to its newest migration, without starting the service. */
export async function migrateDatabase(definition: ServiceDefinition, env: DatabaseEnv): Promise<void> {
  const settings = await ensureDatabase(definition, env);
  const writer = await openWriter(settings, writerOptions(settings));
  await writer.destroy();
}

type DatabaseEnv = Pick<ServiceEnv, 'databaseUrl' | 'dataDir' | 'databasePrefix' | 'poolSize' | 'logger'>;

async function ensureDatabase(definition: ServiceDefinition, env: DatabaseEnv): Promise<DatabaseSettings> {
  keepDataPrivate(env.dataDir);
  const settings = {
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    databasePrefix: env.databasePrefix ?? 'jahrring_',
    tool: definition.tool,
    entities: [...kitEntities, ...definition.entities],
    migrations: definition.migrations,
    poolSize: env.poolSize,
    logger: env.logger,
  };
  if (settings.databaseUrl) await ensureMysqlDatabase(settings.databaseUrl, mysqlDatabaseName(settings));
  return settings;
}

function kitParts(definition: ServiceDefinition, env: ServiceEnv, settings: DatabaseSettings): KitParts {
  created += 1;
  return {
    definition,
    env,
    settings,
    sessions: definition.sessions ? new DelegatingSessionResolver() : env.sessions,
    csrf: new Csrf(env.secret),
    rules: new EndpointRules(),
    signer: new ContextSigner(env.secret),
    metrics: new Metrics(definition),
    dataSourceName: `${definition.tool}-${created}`,
  };
}

function rootModule(parts: KitParts) {
  @Module({ imports: [KitModule.forService(parts), parts.definition.module] })
  class ServiceModule {}
  return ServiceModule;
}

async function start(app: NestFastifyApplication, parts: KitParts): Promise<RunningService> {
  const { definition, env, rules, signer, metrics } = parts;
  const get: Getter = (token) => app.get(token, { strict: false });
  const inbox = get(Inbox);
  const jobs = get(JobRunner);
  const discovery = get(DiscoveryService);
  const endpoints = listEndpoints(discovery, scanner);
  for (const { controller, handler } of endpoints) rules.of(controller, handler);
  registerMethods(discovery, scanner, { inbox, jobs, work: get(LongWork), resync: get(Resync) });
  inbox.add({
    name: 'LicenceErasure.onErased',
    event: licenceErased,
    handle: (ctx, payload) => get(LicenceErasure).note(ctx, licenceErased.schema.parse(payload).id),
  });
  addKitJobs(get, jobs);
  let document: OpenApiDocument | undefined;
  const openapi = () => (document ??= buildOpenApi(definition, endpoints, rules));
  const health = get(ServiceHealth);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  addKitRoutes(fastify, {
    tool: definition.tool,
    signer,
    inbox,
    openapi,
    ready: () => health.check(),
    metrics,
    metricsToken: env.metricsToken,
    resetDemo: (step) => get(DemoReset).runStep(step, get),
  });
  addKitGauges(metrics, { db: get(Database), letters: get(DeadLetters), failures: get(InboxFailures) });
  get(PresentRecord).serve(endpoints, fastify);
  await app.init();
  await fastify.ready();
  shareSessions(parts, get);
  await seedOnce(definition, env, get);
  const stopBackground = startBackground(definition, env, get, jobs);
  return {
    tool: definition.tool,
    prefixes: [`/api/${definition.tool}`, ...(definition.prefixes ?? [])],
    handle: (request, response) => fastify.routing(request, response),
    inject: (options) => fastify.inject(options),
    openapi,
    ready: () => health.check(),
    deliver: (event) => inbox.deliver(event),
    deliverAll: (events) => inbox.deliverAll(events),
    flush: () => get(Relay).flush(),
    runJob: (name) => jobs.runNow(name),
    get,
    drain: () => {
      health.draining = true;
      get(Shutdown).begin();
    },
    close: async () => {
      get(Shutdown).begin();
      await jobs.stop();
      await stopBackground();
      await app.close();
    },
    app,
  };
}

/** The owner of the sessions hands its resolver to its own guard and to whoever shares the process. */
function shareSessions({ definition, sessions, env }: KitParts, get: Getter): void {
  if (!definition.sessions) return;
  const own: SessionResolver = definition.sessions(get);
  if (sessions instanceof DelegatingSessionResolver) sessions.use(own);
  if (env.sessions instanceof DelegatingSessionResolver) env.sessions.use(own);
}

function addKitJobs(get: Getter, jobs: JobRunner): void {
  const isSealDue = () => get(AuditSealer).hasUnsealed();
  jobs.add({ name: 'kit.seal-audit', everySeconds: sealSeconds, isDue: isSealDue }, async () => {
    await get(AuditSealer).seal();
  });
  jobs.add({ name: 'kit.verify-audit', everySeconds: verifySeconds }, async () => {
    await get(AuditTrail).verify();
  });
  jobs.add({ name: 'kit.purge', everySeconds: purgeSeconds }, async () => {
    await get(Idempotency).purge();
    await get(Relay).purge();
    await get(Inbox).purge();
    await get(LongWork).purge();
  });
  const isWorkDue = () => get(LongWork).hasDue();
  const working = { name: workJob, everySeconds: lookSeconds, isWoken: true, isDue: isWorkDue };
  jobs.add(working, async ({ signal }) => {
    await get(LongWork).runDue(signal);
  });
  const isErasingDue = () => get(LicenceErasure).hasDue();
  const erasing = { name: 'kit.erase-licences', everySeconds: eraseSeconds, isDue: isErasingDue };
  jobs.add(erasing, async ({ signal }) => {
    await get(LicenceErasure).runDue(signal);
  });
  const isRetryDue = () => get(Inbox).hasRetries();
  const retrying = { name: retryJob, everySeconds: lookSeconds, isWoken: true, isDue: isRetryDue };
  jobs.add(retrying, async ({ signal }) => {
    await get(Inbox).retry(signal);
  });
  jobs.add({ name: 'kit.sweep-files', everySeconds: purgeSeconds }, async () => {
    await get(FileStore).sweep();
  });
}

function startBackground(
  { tool }: ServiceDefinition,
  env: ServiceEnv,
  get: Getter,
  jobs: JobRunner,
): () => Promise<void> {
  const relay = get(Relay);
  if (env.background === false) return () => relay.stop();
  const announcer = get(Announcer);
  const inbox = get(Inbox);
  const stopListening = env.transport.listen?.({ tool, names: inbox.names, receiver: inbox });
  get(Outbox).onCommit(() => relay.wake());
  get(LongWork).onQueued(() => jobs.wake(workJob));
  get(InboxFailures).onKept((milliseconds) => jobs.wake(retryJob, milliseconds));
  relay.start();
  jobs.start();
  announcer.start();
  return async () => {
    announcer.stop();
    await stopListening?.();
    await relay.stop();
  };
}
