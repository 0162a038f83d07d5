import {
  type BulkUpdateEmployees,
  type CreateEmployee,
  employeeChanged,
  type EmployeeChanged,
  type EmployeeView,
  type Seats,
  type UpdateEmployee,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Clock,
  commonError,
  Database,
  ExtraFields,
  fieldErrorOf,
  Outbox,
  Republishes,
  type ListResult,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ConnectLinks } from '../auth';
import { SessionStore } from '../session';
import { defined } from '../database';
import { EmploymentService } from '../employment';
import {
  LicenceRepository,
  Membership,
  MembershipRepository,
  toEmployeeEvent,
  toEmployeeListItem,
  toEmployeeOption,
  toEmployeeView,
  UserRepository,
} from '../identity-record';
import type { MemberRow, NewMembership, User } from '../identity-record';
import { AccessRules } from './access-rules';
import { HrRules } from './hr-rules';
import { PersonService } from './person.service';
import { SeatCounter, takesSeat } from './seats';

/** What anybody may sort and filter people by. */
const publicFields: readonly string[] = ['firstName', 'lastName', 'role', 'active', 'id'];

/** The people of the context's licence. Superadmins come with a context moved into the licence they keep. */
@Injectable()
export class EmployeeService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly extraFields: ExtraFields,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly persons: PersonService,
    private readonly licences: LicenceRepository,
    private readonly employment: EmploymentService,
    private readonly access: AccessRules,
    private readonly hr: HrRules,
    private readonly seatCounter: SeatCounter,
    private readonly links: ConnectLinks,
    private readonly sessions: SessionStore,
    private readonly outbox: Outbox,
  ) {}

  /** Names and roles for the staff; contact data for those who keep the employees. */
  async list(
    ctx: RequestContext,
    query: ListQuery,
  ): Promise<ListResult<ReturnType<typeof toEmployeeOption>>> {
    if (!ctx.can('tools.settings.employees')) {
      requirePublicFields(query);
      return this.memberships.listMembers(ctx, query, async (rows) => rows.map(toEmployeeOption));
    }
    return this.memberships.listMembers(ctx, query, async (rows) => {
      const ids = rows.map(({ membership }) => membership.id);
      const facts = { now: this.clock.now(), pensums: await this.employment.pensumsOf(ctx, ids) };
      return rows.map((row) => toEmployeeListItem(row, facts));
    });
  }

  async get(ctx: RequestContext, id: string): Promise<EmployeeView> {
    const membership = await this.memberships.get(ctx, id);
    const user = await this.users.get(ctx, membership.userId);
    return this.view(ctx, { membership, user });
  }

  seats(ctx: RequestContext): Promise<Seats> {
    return this.seatCounter.get(ctx);
  }

  /**
   * Adds somebody to the licence; a mail lets them in. A person the installation knows already is connected by a superadmin
   * only: a licence must not be able to find out, or reach into, other people's accounts.
   */
  async create(ctx: RequestContext, body: CreateEmployee): Promise<EmployeeView> {
    const known = await this.users.findByEmail(ctx, body.email);
    if (known && !ctx.superadmin) throw fieldErrorOf('email', 'unique');
    return this.db.tx(ctx, async (ctx) => {
      const { email, firstName, lastName, extra: sent, ...own } = body;
      const extra = sent ? await this.extraFields.create(ctx, 'employee', sent) : {};
      await this.seatCounter.lock(ctx);
      const user = known ?? (await this.persons.create(ctx, { email, firstName, lastName, locale: 'de' }));
      const purpose = user.emailProvedAt ? 'connection' : 'invitation';
      const { expiresAt } = await this.links.create(ctx, {
        userId: user.id,
        licenceId: ctx.licenceId,
        purpose,
      });
      const invited = { invitedAt: this.clock.now(), invitationEndsAt: expiresAt };
      return this.add(ctx, user, { ...defined(own), ...extra, ...invited });
    });
  }

  /** Adds a person in a transaction that holds the licence's seats. */
  async add(ctx: RequestContext, user: User, own: Omit<NewMembership, 'userId'>): Promise<EmployeeView> {
    if (await this.memberships.findOfUser(ctx, user.id)) throw fieldErrorOf('email', 'unique');
    await this.access.checkGiven(ctx, own.role, own.keys ?? []);
    const needsProof = user.emailProvedAt === null;
    const membership = await this.memberships.insert(ctx, { ...own, userId: user.id, needsProof });
    await this.hr.check(ctx, membership, own);
    if (takesSeat(membership)) await this.seatCounter.check(ctx);
    return this.publish(ctx, { membership, user });
  }

  update(ctx: RequestContext, id: string, version: number, body: UpdateEmployee): Promise<EmployeeView> {
    return this.db.tx(ctx, (ctx) => this.updateOne(ctx, id, version, body));
  }

  /** The same change for all of them or, if one cannot be changed, for none. */
  updateMany(ctx: RequestContext, { items, change }: BulkUpdateEmployees): Promise<{ ids: string[] }> {
    return this.db.tx(ctx, async (ctx) => {
      for (const { id, version } of items) await this.updateOne(ctx, id, version, change);
      return { ids: items.map(({ id }) => id) };
    });
  }

  /** Takes somebody out of the licence again; their seat is free, what they did stays. */
  async remove(ctx: RequestContext, membership: Membership): Promise<void> {
    await this.memberships.remove(ctx, membership.id, membership.version);
    const user = await this.users.get(ctx, membership.userId);
    const gone = { ...membership, active: false };
    await this.outbox.add(ctx, employeeChanged, toEmployeeEvent({ membership: gone, user }));
    await this.sessions.endOfUserInLicence(ctx, user.id, membership.licenceId);
  }

  private async updateOne(
    ctx: RequestContext,
    id: string,
    version: number,
    body: UpdateEmployee,
  ): Promise<EmployeeView> {
    const { firstName: _first, lastName: _last, locale: _locale, extra: sent, ...own } = body;
    const opens = body.role !== undefined || body.active !== undefined;
    if (opens) await this.seatCounter.lock(ctx);
    const before = await this.memberships.get(ctx, id);
    const changesAccess = opens || body.keys !== undefined;
    if (changesAccess) await this.access.checkChange(ctx, before, body);
    const extra = await this.extraFields.update(ctx, 'employee', sent, before);
    const membership = await this.memberships.update(ctx, id, version, { ...defined(own), ...extra });
    await this.hr.check(ctx, membership, own);
    if (!takesSeat(before) && takesSeat(membership)) await this.seatCounter.check(ctx);
    // A changed role holds at once: whoever is signed in signs in again and gets the new rights.
    if (changesAccess && accessDiffers(before, membership)) {
      await this.sessions.endOfUserInLicence(ctx, membership.userId, membership.licenceId);
    }
    const user = await this.users.get(ctx, membership.userId);
    return this.publish(ctx, { membership, user: await this.persons.correct(ctx, user, body) });
  }

  /** All of them again, for others' copies. */
  @Republishes(employeeChanged, Membership)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<EmployeeChanged>[]> {
    for await (const page of this.memberships.pages(ctx)) {
      const rows = await this.memberships.members(ctx, page);
      yield rows.map((row) => ({
        payload: toEmployeeEvent(row),
        changedAt: new Date(Math.max(row.membership.updatedAt.getTime(), row.user.updatedAt.getTime())),
      }));
    }
  }

  private async publish(ctx: RequestContext, row: MemberRow): Promise<EmployeeView> {
    await this.outbox.add(ctx, employeeChanged, toEmployeeEvent(row));
    await this.employment.publish(ctx, row.membership);
    ctx.afterCommit(() => this.sessions.forget(row.user.id));
    return this.view(ctx, row);
  }

  private async view(ctx: RequestContext, row: MemberRow): Promise<EmployeeView> {
    return toEmployeeView(row, {
      now: this.clock.now(),
      employment: await this.employment.viewOf(ctx, row.membership),
      ownIdentity: await this.persons.isOwn(ctx, row.user),
    });
  }
}

/** Nobody finds out by sorting or filtering what the list does not show them. */
function requirePublicFields({ sort, filter }: ListQuery): void {
  const used = [...sort.map(({ field }) => field), ...Object.keys(filter)];
  if (!used.every((field) => publicFields.includes(field))) throw commonError('FORBIDDEN');
}

function accessDiffers(before: Membership, after: Membership): boolean {
  return (
    before.role !== after.role || before.active !== after.active || before.keys.join() !== after.keys.join()
  );
}
