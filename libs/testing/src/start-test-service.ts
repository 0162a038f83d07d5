import { newId } from '@jahrring/contracts-common';
import type { EventDefinition, EventEnvelope, Grade, Role } from '@jahrring/contracts-common';
import {
  AuditEntryEntity,
  Csrf,
  Database,
  InProcessClientTransport,
  InProcessTransport,
  OutboxEventEntity,
  SystemClock,
  createLogger,
  createService,
  migrateDatabase,
  rowMapper,
  silentLogger,
  systemContext,
} from '@jahrring/service-kit';
import type {
  ClientTransport,
  Clock,
  EventTransport,
  RequestContext,
  RunningService,
  ServiceDefinition,
  ServiceEnv,
} from '@jahrring/service-kit';
import { FakeSessions } from './fake-sessions';
import { testLicences, testPrincipal } from './principals';
import type { PrincipalOptions, TestLicence } from './principals';
import { TestClient } from './test-client';
import { DatabaseTemplate } from './database-template';
import type { TestDatabase } from './test-database';

export interface TestServiceOptions {
  clock?: Clock;
  /** Seed the demo data (default: no). */
  demo?: boolean;
  /** Other services that answer this one's calls; default: only itself. */
  client?: ClientTransport;
  /** Grants by role, for services whose keys are not in the product's matrix. */
  grants?: (role: Role) => ReadonlyMap<string, Grade>;
  /** A database that other instances share, or that was used before; whoever made it drops it. */
  database?: TestDatabase;
  /** Transport of events (default: in this process, to this service alone); whoever created it closes it. */
  transport?: EventTransport;
  metricsToken?: string;
  /** Target of the log (default: none, or with TEST_LOG standard output at that level). */
  logger?: ServiceEnv['logger'];
  /** Let relay and jobs run by themselves (default: no; use flush and runJob). */
  background?: boolean;
}

export interface DeliverOptions {
  licence?: TestLicence;
  id?: string;
  occurredAt?: Date;
}

/** One of many events that arrive at once. */
export type DeliveredEvent<T> = DeliverOptions & { payload: T };

/** An event as it stands in the outbox. */
export interface RecordedEvent {
  id: string;
  name: string;
  version: number;
  licenceId: string;
  payload: Record<string, unknown>;
  publishedAt: Date | null;
}

/** A real service on a database of its own, and the people who use it. */
export interface TestService {
  as(role: Role, options?: PrincipalOptions): TestClient;
  /** Nobody signed in. */
  anonymous(): TestClient;
  /** A system context of a licence, for calls below HTTP. */
  ctx(licence?: TestLicence): RequestContext;
  /** Returns the events published so far, oldest first. */
  events(name?: string): Promise<RecordedEvent[]>;
  /** An event of another service arrives; a consumer that fails on it fails the test. */
  deliver<T>(event: EventDefinition<T>, payload: T, options?: DeliverOptions): Promise<void>;
  /** Many events of another service arrive at once, as after a long pause; one that fails fails the test. */
  deliverMany<T>(event: EventDefinition<T>, events: readonly DeliveredEvent<T>[]): Promise<void>;
  audit(): Promise<AuditEntryEntity[]>;
  runJob(name: string): Promise<void>;
  readonly service: RunningService;
  readonly db: Database;
  readonly get: RunningService['get'];
  close(): Promise<void>;
}

const secret = 'test-secret';

const templates = new Map<ServiceDefinition['migrations'], DatabaseTemplate>();

/** A database at the newest migration of a service; two definitions share it where they share the list of migrations. */
function migrated(definition: ServiceDefinition): DatabaseTemplate {
  const fill = (database: TestDatabase) =>
    migrateDatabase(definition, { ...database, logger: silentLogger() });
  const template = templates.get(definition.migrations) ?? new DatabaseTemplate(fill);
  templates.set(definition.migrations, template);
  return template;
}

/** Starts a service for a suite; close it in `afterAll`. */
export async function startTestService(
  definition: ServiceDefinition,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const database = options.database ?? (await migrated(definition).copy());
  const sessions = new FakeSessions();
  const inProcess = new InProcessTransport();
  const client = new InProcessClientTransport();
  const logLevel = process.env['TEST_LOG'];
  const service = await createService(definition, {
    databaseUrl: database.databaseUrl,
    dataDir: database.dataDir,
    databasePrefix: database.databasePrefix,
    secret,
    sessions,
    transport: options.transport ?? inProcess,
    client: options.client ?? client,
    logger: options.logger ?? (logLevel ? createLogger(definition.tool, logLevel) : silentLogger()),
    clock: options.clock ?? new SystemClock(),
    demo: options.demo ?? false,
    metricsToken: options.metricsToken,
    background: options.background ?? false,
    verifyResponses: true,
  });
  client.add(definition.tool, service);
  inProcess.add(service);
  inProcess.start();
  const close = async () => {
    await service.close();
    if (!options.database) await database.drop();
  };
  return { ...people(service, sessions, options), ...insight(service), close };
}

function people(service: RunningService, sessions: FakeSessions, options: TestServiceOptions) {
  const csrf = new Csrf(secret);
  return {
    as: (role: Role, principal: PrincipalOptions = {}) => {
      const grants = principal.grants ?? options.grants?.(role);
      const session = sessions.signIn(testPrincipal(role, { ...principal, ...(grants ? { grants } : {}) }));
      return new TestClient(service, csrf, session);
    },
    anonymous: () => new TestClient(service, csrf, undefined),
    ctx: (licence: TestLicence = 'own') => systemContext({ licenceId: testLicences[licence] }),
  };
}

function insight(service: RunningService) {
  const db = service.get(Database);
  return {
    service,
    db,
    get: service.get,
    runJob: (name: string) => service.runJob(name),
    events: (name?: string) => readEvents(db, name),
    audit: () => readAudit(db),
    deliver: async <T>(event: EventDefinition<T>, payload: T, options: DeliverOptions = {}) => {
      const envelope = envelopeOf(event, { ...options, payload });
      await service.deliver(envelope);
      await expectTaken(db, envelope.id);
    },
    deliverMany: async <T>(event: EventDefinition<T>, events: readonly DeliveredEvent<T>[]) => {
      const envelopes = events.map((one) => envelopeOf(event, one));
      if (!service.deliverAll) throw new Error('The service takes no events');
      await service.deliverAll(envelopes);
      for (const { id } of envelopes) await expectTaken(db, id);
    },
  };
}

function envelopeOf<T>({ name, version }: EventDefinition<T>, event: DeliveredEvent<T>): EventEnvelope {
  const { id = newId(), licence = 'own', occurredAt = new Date(), payload } = event;
  const scope = { licenceId: testLicences[licence], requestId: newId() };
  return { id, name, version, ...scope, occurredAt: occurredAt.toISOString(), payload };
}

async function expectTaken(db: Database, eventId: string): Promise<void> {
  const [failure]: { consumer: string; last_error: string }[] = await db
    .manager(systemContext({ licenceId: '' }))
    .query('SELECT consumer, last_error FROM inbox_failures WHERE event_id = ?', [eventId]);
  if (failure) throw new Error(`${failure.consumer}: ${failure.last_error}`);
}

async function readEvents(db: Database, name?: string): Promise<RecordedEvent[]> {
  const mapper = rowMapper(db.dataSource, OutboxEventEntity);
  const qb = db
    .manager(systemContext({ licenceId: '' }))
    .createQueryBuilder(OutboxEventEntity, 'event')
    .orderBy('event.id');
  if (name) qb.where('event.name = :name', { name });
  const rows = await qb.getRawMany<Record<string, unknown>>();
  return rows.map((row) => {
    const event = mapper.hydrate(row, 'event');
    return { ...event, payload: JSON.parse(event.payload) as Record<string, unknown> };
  });
}

async function readAudit(db: Database): Promise<AuditEntryEntity[]> {
  const rows = await db
    .manager(systemContext({ licenceId: '' }))
    .createQueryBuilder(AuditEntryEntity, 'entry')
    .orderBy('entry.id')
    .getRawMany<Record<string, unknown>>();
  const mapper = rowMapper(db.dataSource, AuditEntryEntity);
  return rows.map((row) => mapper.hydrate(row, 'entry'));
}
