import type { Type } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ClientTransport } from '../client/service-client';
import type { AuditSight } from '../audit/audit-sight';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { SessionResolver } from '../context/session-resolver';
import type { Database } from '../database/database';
import type { EventTransport } from '../events/transport';
import type { TrustedProxies } from '../http/trusted-proxies';
import type { MailSettings } from '../mail/mail-settings';

export type Constructor = new (...parameters: never[]) => object;

/** Finds a provider of the service's module. */
export type Getter = <T>(token: Type<T> | (abstract new (...parameters: never[]) => T)) => T;

/**
 * Context of a seed, which runs on the first start of a demo installation, and again for one licence when that is reset; in one
 * transaction.
 */
export interface SeedContext {
  /** A system context of this licence, inside the seed's transaction; refused for one that it does not want. */
  ctx(licenceId: string): RequestContext;
  /** Returns whether the licence is to be seeded: all at the first start, one at its reset. */
  wants(licenceId: string): boolean;
  /** Nothing is there yet, also of what belongs to no licence. */
  isFirst: boolean;
  /** A provider of the service's module. */
  get: Getter;
  clock: Clock;
  db: Database;
}

/** A service, as data: what `createService` needs to run it. */
export interface ServiceDefinition {
  /** Its name, its database's name and the first part of its paths: `addresses`. */
  tool: string;
  /** Version in its package.json (a check ensures that they are equal): tools list the ranges with which they work. */
  version: string;
  /** The Nest module with its controllers and providers. */
  module: Type;
  entities: Constructor[];
  migrations: Constructor[];
  seed?: (seed: SeedContext) => Promise<void>;
  /** The service that owns the sessions (admin) gives its resolver; everybody else is given one. */
  sessions?: (get: Getter) => SessionResolver;
  /** Rules for which values a reader sees in its audit trail (default: every reader of the trail sees all). */
  auditSight?: AuditSight;
  /** Paths it serves besides `/api/<tool>`. */
  prefixes?: readonly string[];
}

/** Environment in which a service runs. */
export interface ServiceEnv {
  /** `mysql://…`; absent: SQLite under `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  databasePrefix?: string;
  /** Signs forgery tokens and calls between services; the same for all services of an installation. */
  secret: string;
  sessions: SessionResolver;
  transport: EventTransport;
  client: ClientTransport;
  logger: Logger;
  clock: Clock;
  /** A demo installation: seeds its data at the first start. */
  demo: boolean;
  /** Whose X-Forwarded-For and X-Forwarded-Proto count (default: nobody's). */
  trustedProxies?: TrustedProxies;
  /** Mail settings; absent: mails become files under `dataDir`. */
  mail?: MailSettings;
  /** With this bearer token Prometheus reads the metrics; absent: only signed calls do. */
  metricsToken?: string | undefined;
  /** Relay and jobs run by themselves (default: yes; off in tests). */
  background?: boolean;
  /** Check every answer against its contract (default: no; on in tests). */
  verifyResponses?: boolean;
  poolSize?: number | undefined;
  /** Milliseconds between tries of long work where another service cannot be reached (default: the work's own). */
  peerPauses?: readonly number[];
}
