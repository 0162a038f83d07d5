import { Module } from '@nestjs/common';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule, getDataSourceToken } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { AccessGuard } from '../access/access.guard';
import { Csrf, SessionCookies } from '../access/csrf';
import { EndpointRules } from '../access/endpoint-rules';
import { ContextSigner } from '../access/signed-context';
import { Audit } from '../audit/audit';
import { AuditSealer } from '../audit/audit-sealer';
import { AuditCheck } from '../audit/audit-check';
import { AuditTrail } from '../audit/audit-trail';
import { auditTrailController } from '../audit/audit-trail.controller';
import { ServiceClient } from '../client/service-client';
import { Clock } from '../clock';
import type { SessionResolver } from '../context/session-resolver';
import { mysqlDatabaseName, readerOptions, writerOptions } from '../database/data-source-options';
import type { DatabaseSettings } from '../database/data-source-options';
import { Database } from '../database/database';
import { RepositoryServices } from '../database/repository-options';
import { keepKnownStatements } from '../database/known-statements';
import { runStatementsPlainly } from '../database/plain-statements';
import { migrate } from '../database/migrate';
import { readOwnTables } from '../database/own-tables';
import { ReaderDataSource } from '../database/reader-data-source';
import { setUpMysqlConnections } from '../database/mysql-setup';
import { ListExport } from '../export/list-export';
import { ExtraFields } from '../extra-fields/extra-fields';
import { deadLetterController } from '../events/dead-letter.controller';
import { DeadLetters } from '../events/dead-letters';
import { Inbox } from '../events/inbox';
import { InboxFailures } from '../events/inbox-failures';
import { Outbox } from '../events/outbox';
import { Relay } from '../events/relay';
import { DemoReset } from '../demo-reset/demo-reset';
import { LicenceErasure } from '../erasure/licence-erasure';
import { FileFolder } from '../files/file-folder';
import { OwnWrites } from '../context/own-writes';
import { FileStore } from '../files/file-store';
import { StoredFileRepository } from '../files/stored-file.repository';
import { AnswerSeal } from '../http/answer-seal';
import { Idempotency } from '../http/idempotency';
import { Mailer } from '../mail/mailer';
import { PresentRecord } from '../http/present-record';
import { ProblemFilter } from '../http/problem.filter';
import { ResponseInterceptor } from '../http/response.interceptor';
import { SchemaPipe } from '../http/schema.pipe';
import { ForeignRecords } from '../metrics/foreign-records';
import { Metrics } from '../metrics/metrics';
import { FailedJobs } from '../jobs/failed-jobs';
import { JobRunner } from '../jobs/job-runner';
import { Leases } from '../jobs/leases';
import { LongWork } from '../long-work/long-work';
import { ServiceHealth } from '../health/health';
import { ServiceStateReader } from '../health/service-state';
import { stateController } from '../health/state.controller';
import { workController } from '../long-work/work.controller';
import { WorkRunRepository } from '../long-work/work-run.repository';
import { Announcer } from './announcer';
import { Resync } from '../resync/resync';
import { resyncController } from '../resync/resync.controller';
import type { ServiceDefinition, ServiceEnv } from './service-definition';
import { Shutdown } from './shutdown';
import { LOGGER, SERVICE_DEFINITION, SERVICE_ENV } from './tokens';

/** Parts that exist before the module is created. */
export interface KitParts {
  definition: ServiceDefinition;
  env: ServiceEnv;
  settings: DatabaseSettings;
  sessions: SessionResolver;
  csrf: Csrf;
  rules: EndpointRules;
  signer: ContextSigner;
  metrics: Metrics;
  /** Unique in the process: TypeORM's registry is shared by all services of it. */
  dataSourceName: string;
}

/** Everything a service's own module may inject, and the guard, pipe, interceptor and filter around its endpoints. */
@Module({})
export class KitModule {
  static forService(parts: KitParts): DynamicModule {
    const providers = [...infrastructure(parts), ...eventsAndJobs(parts)];
    return {
      module: KitModule,
      global: true,
      imports: [DiscoveryModule, ...dataSources(parts)],
      controllers: kitControllers(parts.definition),
      providers: [...providers, ...aroundEndpoints(parts)],
      exports: [...providers.map(tokenOf), DiscoveryModule],
    };
  }
}

function kitControllers({ tool }: ServiceDefinition): Type[] {
  return [
    auditTrailController(tool),
    workController(tool),
    deadLetterController(tool),
    stateController(tool),
    resyncController(tool),
  ];
}

function tokenOf(provider: Provider) {
  return typeof provider === 'function' ? provider : provider.provide;
}

function readerName(parts: KitParts): string {
  return `${parts.dataSourceName}-reader`;
}

function dataSources(parts: KitParts): DynamicModule[] {
  const { settings, dataSourceName } = parts;
  let opened: DataSource | undefined;
  return [
    TypeOrmModule.forRootAsync({
      name: dataSourceName,
      useFactory: () => ({ ...writerOptions(settings), retryAttempts: 0 }),
      dataSourceFactory: (options) => openWriter(settings, options),
    }),
    TypeOrmModule.forRootAsync({
      name: readerName(parts),
      // The writer makes the database and its tables first.
      inject: [getDataSourceToken(dataSourceName)],
      useFactory: (writer: DataSource) => {
        opened = writer;
        return { ...readerOptions(settings), retryAttempts: 0 };
      },
      dataSourceFactory: (options) => open(options, opened),
    }),
  ];
}

async function open(options: DataSourceOptions | undefined, writer?: DataSource): Promise<DataSource> {
  if (!options) throw new Error('No data source options');
  keepKnownStatements();
  readOwnTables();
  const made = writer ? new ReaderDataSource(options, writer) : new DataSource(options);
  const dataSource = await made.initialize();
  runStatementsPlainly(dataSource);
  if (options.type === 'mysql') await setUpMysqlConnections(dataSource);
  return dataSource;
}

/** Opens the database for writing, at its newest migration. */
export async function openWriter(
  settings: DatabaseSettings,
  options: DataSourceOptions | undefined,
): Promise<DataSource> {
  const dataSource = await open(options);
  const { databaseUrl: url } = settings;
  await migrate(dataSource, url ? { url, database: mysqlDatabaseName(settings) } : undefined);
  return dataSource;
}

function folderOf({ env, definition }: KitParts): FileFolder {
  return new FileFolder(env.dataDir, definition.tool);
}

function infrastructure(parts: KitParts) {
  const { env, settings, signer, csrf } = parts;
  return [
    { provide: SERVICE_ENV, useValue: env },
    { provide: SERVICE_DEFINITION, useValue: parts.definition },
    { provide: LOGGER, useValue: env.logger },
    { provide: Clock, useValue: env.clock },
    { provide: Metrics, useValue: parts.metrics },
    { provide: Shutdown, useValue: new Shutdown() },
    { provide: Mailer, useValue: new Mailer(env.dataDir, env.mail) },
    {
      provide: Database,
      useFactory: (writer: DataSource, reader: DataSource) =>
        new Database(writer, reader, settings.databaseUrl ? 'mysql' : 'sqlite', (error) =>
          env.logger.error({ err: error }, 'failed after a commit'),
        ),
      inject: [getDataSourceToken(parts.dataSourceName), getDataSourceToken(readerName(parts))],
    },
    {
      provide: Audit,
      useFactory: (db: Database) => new Audit(db, env.clock),
      inject: [Database],
    },
    {
      provide: RepositoryServices,
      useFactory: (db: Database, audit: Audit): RepositoryServices => ({
        db,
        audit,
        clock: env.clock,
        foreign: new ForeignRecords(db, parts.metrics, env.logger),
      }),
      inject: [Database, Audit],
    },
    {
      provide: FileStore,
      useFactory: (db: Database, services: RepositoryServices) =>
        new FileStore(db, new StoredFileRepository(services), folderOf(parts), env.clock),
      inject: [Database, RepositoryServices],
    },
    {
      provide: LicenceErasure,
      useFactory: (db: Database, audit: Audit) => new LicenceErasure(db, audit, folderOf(parts), env.clock),
      inject: [Database, Audit],
    },
    {
      provide: DemoReset,
      useFactory: (db: Database, erasure: LicenceErasure) =>
        new DemoReset(db, erasure, parts.definition, env),
      inject: [Database, LicenceErasure],
    },
    { provide: PresentRecord, useValue: new PresentRecord() },
    { provide: SessionCookies, useValue: new SessionCookies(csrf) },
    { provide: ContextSigner, useValue: signer },
    { provide: ServiceClient, useValue: new ServiceClient(env.client, signer) },
    {
      provide: Idempotency,
      useFactory: (db: Database) => new Idempotency(db, env.clock, new AnswerSeal(env.secret)),
      inject: [Database],
    },
  ];
}

function eventsAndJobs({ env, definition }: KitParts) {
  const withDatabase = <T>(make: (db: Database) => T) => ({ useFactory: make, inject: [Database] });
  return [
    { provide: Outbox, ...withDatabase((db) => new Outbox(db, env.clock)) },
    { provide: InboxFailures, ...withDatabase((db) => new InboxFailures(db, env.clock)) },
    {
      provide: Inbox,
      useFactory: (db: Database, failures: InboxFailures, resets: DemoReset) =>
        new Inbox(db, env.clock, failures, env.logger, resets),
      inject: [Database, InboxFailures, DemoReset],
    },
    {
      provide: DeadLetters,
      useFactory: (db: Database, audit: Audit, relay: Relay, failures: InboxFailures, resync: Resync) =>
        new DeadLetters(db, audit, relay, failures, env.clock, () => resync.names),
      inject: [Database, Audit, Relay, InboxFailures, Resync],
    },
    {
      provide: Resync,
      useFactory: (db: Database, outbox: Outbox, work: LongWork, audit: Audit) =>
        new Resync(db, outbox, work, audit),
      inject: [Database, Outbox, LongWork, Audit],
    },
    { provide: AuditSealer, ...withDatabase((db) => new AuditSealer(db)) },
    {
      provide: AuditTrail,
      useFactory: (db: Database, sealer: AuditSealer) =>
        new AuditTrail(db, sealer, env.clock, definition.auditSight),
      inject: [Database, AuditSealer],
    },
    {
      provide: AuditCheck,
      useFactory: (sealer: AuditSealer, trail: AuditTrail, work: LongWork) =>
        new AuditCheck(sealer, trail, work),
      inject: [AuditSealer, AuditTrail, LongWork],
    },
    {
      provide: ListExport,
      useFactory: (db: Database, audit: Audit) => new ListExport(db, audit, env.clock),
      inject: [Database, Audit],
    },
    { provide: ExtraFields, ...withDatabase((db) => new ExtraFields(db)) },
    {
      provide: Announcer,
      useFactory: (client: ServiceClient) => new Announcer(definition, client, env.logger),
      inject: [ServiceClient],
    },
    { provide: Leases, ...withDatabase((db) => new Leases(db)) },
    {
      provide: WorkRunRepository,
      useFactory: (services: RepositoryServices) => new WorkRunRepository(services),
      inject: [RepositoryServices],
    },
    {
      provide: LongWork,
      useFactory: (db: Database, runs: WorkRunRepository, leases: Leases) =>
        new LongWork(db, runs, leases, env.clock, env.logger),
      inject: [Database, WorkRunRepository, Leases],
    },
    {
      provide: ServiceHealth,
      useFactory: (db: Database, relay: Relay) =>
        new ServiceHealth(definition.version, db, relay, env.transport),
      inject: [Database, Relay],
    },
    {
      provide: ServiceStateReader,
      useFactory: (health: ServiceHealth, letters: DeadLetters, runs: WorkRunRepository, jobs: FailedJobs) =>
        new ServiceStateReader(health, letters, runs, jobs, env.clock, env.dataDir),
      inject: [ServiceHealth, DeadLetters, WorkRunRepository, FailedJobs],
    },
    {
      provide: FailedJobs,
      useFactory: (db: Database) => new FailedJobs(db, env.clock),
      inject: [Database],
    },
    {
      provide: JobRunner,
      useFactory: (leases: Leases, failed: FailedJobs) => new JobRunner(leases, failed, env.logger),
      inject: [Leases, FailedJobs],
    },
    {
      provide: Relay,
      useFactory: (db: Database, leases: Leases) =>
        new Relay(db, env.transport, leases, env.clock, env.logger),
      inject: [Database, Leases],
    },
  ];
}

function aroundEndpoints({ rules, sessions, csrf, signer, env, definition }: KitParts): Provider[] {
  return [
    { provide: APP_GUARD, useValue: new AccessGuard(rules, sessions, csrf, signer, env.clock) },
    { provide: APP_PIPE, useValue: new SchemaPipe() },
    { provide: APP_FILTER, useValue: new ProblemFilter(env.logger) },
    {
      provide: APP_INTERCEPTOR,
      useFactory: (idempotency: Idempotency, db: Database, present: PresentRecord) =>
        new ResponseInterceptor(
          idempotency,
          env.verifyResponses ?? false,
          new OwnWrites(env.clock, definition.tool, db.kind),
          present,
        ),
      inject: [Idempotency, Database, PresentRecord],
    },
  ];
}
