import { newId } from '@jahrring/contracts-common';
import type { Grade, LicenceType, Role } from '@jahrring/contracts-common';
import type { EntityManager } from 'typeorm';
import type { LastWrites } from '../database/last-writes';
import type { OutsideWork } from '../database/outside-work';
import type { Principal } from './principal';

const best: Readonly<Record<Grade, number>> = { all: 3, assigned: 2, own: 1 };

/** A caller's permissions as text, which are the same object from one request to the next. */
const grantTexts = new WeakMap<ReadonlyMap<string, Grade>, string>();

type BeforeCommit = () => Promise<void>;
type AfterCommit = () => void;
type AfterRollback = () => void;

/** Stands for the licence of what belongs to a person rather than to a licence. */
export const personalLicenceId = '00000000-0000-0000-0000-000000000000';

/** Stands for the licence of what belongs to the installation as a whole. */
export const installationLicenceId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Transaction {
  readonly manager: EntityManager;
  readonly beforeCommit: Map<string, BeforeCommit>;
  readonly afterCommit: AfterCommit[];
  readonly afterRollback: AfterRollback[];
  readonly written: Set<string>;
  readonly outside: OutsideWork;
  readonly last: LastWrites;
}

/**
 * Caller of a request, with licence, permissions and transaction: passed as the first argument through every layer.
 * Immutable; a transaction creates a new one.
 */
export class RequestContext implements Principal {
  readonly userId: string;
  readonly licenceId: string;
  readonly membershipId: string;
  readonly role: Role;
  readonly superadmin: boolean;
  readonly grants: ReadonlyMap<string, Grade>;
  readonly addressId: string | undefined;
  readonly locale: string;
  readonly timeZone: string;
  readonly licenceType: LicenceType;
  readonly plugins: readonly string[];
  readonly ownChangesUntil: number;

  constructor(
    principal: Principal,
    readonly requestId: string,
    /** An event, a job or a seed: nobody signed in, may do everything in its licence. */
    readonly system: boolean = false,
    private readonly transaction?: Transaction,
  ) {
    this.userId = principal.userId;
    this.licenceId = principal.licenceId;
    this.membershipId = principal.membershipId;
    this.role = principal.role;
    this.superadmin = principal.superadmin;
    this.grants = principal.grants;
    this.addressId = principal.addressId;
    this.locale = principal.locale;
    this.timeZone = principal.timeZone;
    this.licenceType = principal.licenceType;
    this.plugins = principal.plugins;
    this.ownChangesUntil = principal.ownChangesUntil ?? 0;
  }

  /** The open transaction, if there is one. */
  get tx(): EntityManager | undefined {
    return this.transaction?.manager;
  }

  /** True if somebody is signed in (or the system acts). */
  get signedIn(): boolean {
    return this.system || this.userId !== '';
  }

  can(permission: string): boolean {
    return this.system || this.grants.has(permission);
  }

  /** Names the caller with everything that decides what they see of a licence and how. */
  get callerKey(): string {
    const { userId, membershipId, role, superadmin, system, addressId, grants, plugins, locale, timeZone } =
      this;
    let held = grantTexts.get(grants);
    if (held === undefined) grantTexts.set(grants, (held = JSON.stringify([...grants])));
    return JSON.stringify([
      ...[userId, membershipId, role, superadmin, system, addressId, locale, timeZone],
      ...[plugins, held],
    ]);
  }

  /** The widest reach any of these permissions gives; undefined when none is held. */
  grade(...permissions: string[]): Grade | undefined {
    if (this.system) return 'all';
    let widest: Grade | undefined;
    for (const permission of permissions) {
      const held = this.grants.get(permission);
      if (held && (!widest || best[held] > best[widest])) widest = held;
    }
    return widest;
  }

  /**
   * Runs as the last thing of the open transaction, once for a licence and name however often it is asked for: for what follows
   * from many changes alike. Needs a transaction.
   */
  beforeCommit(name: string, work: BeforeCommit): void {
    if (!this.transaction) throw new Error('Nothing is committed outside of a transaction');
    const key = `${this.licenceId} ${name}`;
    if (!this.transaction.beforeCommit.has(key)) this.transaction.beforeCommit.set(key, work);
  }

  /** Runs after the open transaction has committed; never when it rolls back. Outside of one: at once. */
  afterCommit(action: AfterCommit): void {
    if (this.transaction) this.transaction.afterCommit.push(action);
    else action();
  }

  /**
   * Runs when this try of the open transaction has rolled back: takes back what no database does (a file). A commit whose
   * outcome is unknown runs it not. Needs a transaction.
   */
  afterRollback(action: AfterRollback): void {
    if (!this.transaction) throw new Error('Nothing rolls back outside of a transaction');
    this.transaction.afterRollback.push(action);
  }

  /**
   * Slow work without effects that an open transaction needs, such as drawing a PDF: done while the transaction holds
   * nothing. The try that asks first is rolled back and all of it runs again; so `input`, everything the outcome depends on,
   * has to come out the same. Outside of a transaction: at once.
   */
  outside<T>(input: unknown, run: () => Promise<T>): Promise<T> {
    return this.transaction ? this.transaction.outside.outcome(input, run) : run();
  }

  /**
   * Lets transactions of this process and licence for the same purpose come one after the other, so that none does its
   * slow work in vain. Called before they lock anything: the first try ends here.
   */
  inTurn(purpose: string): void {
    this.transaction?.outside.turn(`${this.licenceId} ${purpose}`);
  }

  /** A value that stays the same however often the open transaction is tried: a moment, an id. */
  constant<T>(name: string, make: () => T): T {
    return this.transaction ? this.transaction.outside.constant(name, make) : make();
  }

  /** @internal What the open transaction writes with its commit; used by `Database` only. */
  get lastWrites(): LastWrites | undefined {
    return this.transaction?.last;
  }

  /** @internal The transaction writes in this licence; used by `Database.writing` only. */
  noteWrite(): void {
    this.transaction?.written.add(this.licenceId);
  }

  /** True if records of the person are meant, and not those of a licence. */
  get personal(): boolean {
    return this.licenceId === personalLicenceId;
  }

  /** The same transaction for records that belong to this person, whatever the licence. Holds no permission. */
  asPerson(userId: string = this.userId): RequestContext {
    if (userId === '') throw new Error('A personal record needs a person');
    const person: Principal = {
      ...this,
      userId,
      licenceId: personalLicenceId,
      grants: new Map(),
      plugins: [],
    };
    return new RequestContext(person, this.requestId, false, this.transaction);
  }

  /** @internal The same caller and transaction for records of the installation as a whole; whoever opens them checks who may. */
  inInstallation(): RequestContext {
    const principal = { ...this, licenceId: installationLicenceId };
    return new RequestContext(principal, this.requestId, this.system, this.transaction);
  }

  /** @internal Used by `Database.tx` only. */
  withTransaction(transaction: Transaction): RequestContext {
    return new RequestContext(this, this.requestId, this.system, transaction);
  }

  /** @internal The system in the same transaction, for an event of a licence and request of its own; the inbox uses it. */
  forEvent(scope: { licenceId: string; requestId: string }): RequestContext {
    if (!this.system) throw new Error('Events are handled by the system alone');
    return new RequestContext(
      { ...this, licenceId: scope.licenceId },
      scope.requestId,
      true,
      this.transaction,
    );
  }

  /** The same caller and transaction in another licence: only for what stands above licences (superadmin, seeds, jobs). */
  inLicence(licenceId: string): RequestContext {
    if (!this.system && !this.superadmin) throw new Error('This caller belongs to one licence');
    return new RequestContext({ ...this, licenceId }, this.requestId, this.system, this.transaction);
  }

  /**
   * The same person and transaction in another of their licences, holding nothing there: for what is theirs across
   * licences, like a timer that still runs in the one they left. Only for a membership that a record of theirs names.
   */
  asMemberOf(other: { licenceId: string; membershipId: string; timeZone: string }): RequestContext {
    const principal = { ...this, ...other, role: 'guest' as const, grants: new Map<string, Grade>() };
    return new RequestContext(principal, this.requestId, this.system, this.transaction);
  }

  /**
   * The same person and transaction in a licence they do not belong to, holding there only what is named. For the support
   * desk alone, whose door checks and audits it (decision "hsm-admin across licences").
   */
  asHelperIn(licenceId: string, keys: readonly string[] = []): RequestContext {
    const grants = new Map(keys.map((key) => [key, 'all'] as const));
    const principal = { ...this, licenceId, role: 'guest' as const, superadmin: false, grants, plugins: [] };
    return new RequestContext(principal, this.requestId, this.system, this.transaction);
  }

  /** The same caller without the transaction: for work that must not be rolled back with it. */
  withoutTransaction(): RequestContext {
    return this.transaction ? new RequestContext(this, this.requestId, this.system) : this;
  }
}

const nobody: Principal = {
  userId: '',
  licenceId: '',
  membershipId: '',
  role: 'guest',
  superadmin: false,
  grants: new Map(),
  locale: 'de',
  timeZone: 'Europe/Zurich',
  licenceType: 'standard',
  plugins: [],
};

/** Nobody is signed in: sign-in itself, public texts, health. Holds no licence, so no licensed repository serves it. */
export function anonymousContext(requestId: string): RequestContext {
  return new RequestContext(nobody, requestId);
}

export interface SystemScope {
  licenceId: string;
  requestId?: string;
  timeZone?: string;
  locale?: string;
}

/** For events, jobs and seeds: may do everything in one licence. */
export function systemContext(scope: SystemScope): RequestContext {
  const principal: Principal = {
    ...nobody,
    licenceId: scope.licenceId,
    timeZone: scope.timeZone ?? nobody.timeZone,
    locale: scope.locale ?? nobody.locale,
  };
  return new RequestContext(principal, scope.requestId ?? newId(), true);
}
