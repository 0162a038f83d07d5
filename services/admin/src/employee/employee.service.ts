import {
  adminErrors,
  type CreateEmployee,
  employeeChanged,
  type EmployeeView,
  grantsBeyond,
  grantsFor,
  type MembershipRole,
  uncountedRoles,
  type UpdateEmployee,
} from '@jahrring/contracts-admin';
import type { ListQuery, Page } from '@jahrring/contracts-common';
import { AppError, Database, fieldErrorOf, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PasswordService } from '../auth/password.service';
import { SessionStore } from '../auth/session.store';
import { defined } from '../database/defined';
import { userLimitOf } from '../licence/licence.mapper';
import { LicenceRepository } from '../licence/licence.repository';
import { LicencePluginRepository } from '../plugin/licence-plugin.repository';
import type { User } from '../user/user.entity';
import { UserRepository } from '../user/user.repository';
import { toEmployeeEvent, toEmployeeListItem, toEmployeeOption, toEmployeeView } from './employee.mapper';
import type { Membership } from './membership.entity';
import { type MemberRow, MembershipRepository } from './membership.repository';

/** Roles that reach beyond one licence: only superadmins give them. */
const installationRoles: readonly MembershipRole[] = ['developer', 'translator'];

/** The people of the context's licence. Superadmins come with a context moved into the licence they keep. */
@Injectable()
export class EmployeeService {
  constructor(
    private readonly db: Database,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly plugins: LicencePluginRepository,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionStore,
    private readonly outbox: Outbox,
  ) {}

  /** Names and roles for everybody; contact data for those who keep the employees. */
  async list(ctx: RequestContext, query: ListQuery): Promise<Page<ReturnType<typeof toEmployeeOption>>> {
    const { items, total } = await this.memberships.listMembers(ctx, query);
    const toItem = ctx.can('tools.settings.employees') ? toEmployeeListItem : toEmployeeOption;
    return { items: items.map(toItem), total };
  }

  async get(ctx: RequestContext, id: string): Promise<EmployeeView> {
    return toEmployeeView(await this.row(ctx, await this.memberships.get(ctx, id)));
  }

  /**
   * Adds somebody to the licence. A person the installation knows already is connected by a superadmin only: a licence
   * must not be able to find out, or reach into, other people's accounts.
   */
  async create(ctx: RequestContext, body: CreateEmployee): Promise<EmployeeView> {
    const known = await this.users.findByEmail(ctx, body.email);
    if (known && !ctx.superadmin) throw fieldErrorOf('email', 'unique');
    const passwordHash = known ? known.passwordHash : await this.newPasswordHash(ctx, body);
    return this.db.tx(ctx, async (ctx) => {
      const user = known ?? (await this.createPerson(ctx, body, passwordHash));
      if (await this.memberships.findOfUser(ctx, user.id)) throw fieldErrorOf('email', 'unique');
      await this.checkGiven(ctx, body.role, body.keys);
      const { email: _email, firstName: _first, lastName: _last, password: _password, ...own } = body;
      const membership = await this.memberships.insert(ctx, {
        ...emptyDetails,
        ...defined(own),
        userId: user.id,
      });
      await this.checkUserLimit(ctx, membership);
      return this.publish(ctx, { membership, user });
    });
  }

  update(ctx: RequestContext, id: string, version: number, body: UpdateEmployee): Promise<EmployeeView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.memberships.get(ctx, id);
      const changesAccess = body.role !== undefined || body.active !== undefined || body.keys !== undefined;
      if (changesAccess) await this.checkAccessChange(ctx, before, body);
      const membership = await this.memberships.update(ctx, id, version, defined(body));
      const opened = !isCounted(before) && isCounted(membership);
      if (opened) await this.checkUserLimit(ctx, membership);
      // A changed role holds at once: whoever is signed in signs in again and gets the new rights.
      if (changesAccess && accessDiffers(before, membership)) {
        await this.sessions.endOfUserInLicence(ctx, membership.userId, membership.licenceId);
      }
      return this.publish(ctx, await this.row(ctx, membership));
    });
  }

  private async createPerson(ctx: RequestContext, body: CreateEmployee, passwordHash: string): Promise<User> {
    return this.users.create(ctx, {
      email: body.email,
      firstName: body.firstName,
      lastName: body.lastName,
      locale: 'de',
      regionalLocale: null,
      superadmin: false,
      blocked: false,
      passwordHash,
      defaultLicenceId: ctx.licenceId,
      lastSignInAt: null,
    });
  }

  private async newPasswordHash(ctx: RequestContext, body: CreateEmployee): Promise<string> {
    if (!body.password) throw fieldErrorOf('password', 'required');
    const licence = await this.licences.get(ctx, ctx.licenceId);
    this.passwords.check(body.password, licence.settings, [body.email, body.firstName, body.lastName]);
    return this.passwords.hash(body.password);
  }

  private async checkAccessChange(
    ctx: RequestContext,
    before: Membership,
    body: UpdateEmployee,
  ): Promise<void> {
    if (before.userId === ctx.userId && !ctx.superadmin) throw new AppError(adminErrors, 'OWN_ACCESS');
    if (installationRoles.includes(before.role)) this.checkInstallationRole(ctx, before.role);
    await this.checkGiven(ctx, body.role ?? before.role, body.keys ?? before.keys);
  }

  /** Nobody gives more than they hold. */
  private async checkGiven(
    ctx: RequestContext,
    role: MembershipRole,
    extraKeys: readonly string[],
  ): Promise<void> {
    this.checkInstallationRole(ctx, role);
    if (ctx.superadmin || ctx.system) return;
    const activePlugins = await this.plugins.findActive(ctx);
    const given = grantsFor({ role, superadmin: false, activePlugins, demoLicence: false, extraKeys });
    const beyond = grantsBeyond(ctx.grants, given);
    if (beyond.length > 0)
      throw new AppError(adminErrors, 'PERMISSION_BEYOND', { keys: beyond.slice(0, 5).join(', ') });
  }

  private checkInstallationRole(ctx: RequestContext, role: MembershipRole): void {
    if (installationRoles.includes(role) && !ctx.superadmin)
      throw new AppError(adminErrors, 'ROLE_NOT_ALLOWED', { role });
  }

  private async checkUserLimit(ctx: RequestContext, membership: Membership): Promise<void> {
    if (!isCounted(membership)) return;
    await this.licences.lock(ctx, membership.licenceId);
    const licence = await this.licences.get(ctx, membership.licenceId);
    const limit = userLimitOf(licence);
    const counts = await this.memberships.countActive(ctx, [licence.id]);
    if ((counts.get(licence.id) ?? 0) > limit)
      throw new AppError(adminErrors, 'USER_LIMIT_REACHED', { limit });
  }

  private async row(ctx: RequestContext, membership: Membership): Promise<MemberRow> {
    return { membership, user: await this.users.get(ctx, membership.userId) };
  }

  private async publish(ctx: RequestContext, row: MemberRow): Promise<EmployeeView> {
    await this.outbox.add(ctx, employeeChanged, toEmployeeEvent(row));
    ctx.afterCommit(() => this.sessions.forget(row.user.id));
    return toEmployeeView(row);
  }
}

const emptyDetails = {
  function: null,
  phone: null,
  mobile: null,
  startsOn: null,
  endsOn: null,
  addressId: null,
} as const;

function isCounted(membership: Membership): boolean {
  return membership.active && !uncountedRoles.includes(membership.role);
}

function accessDiffers(before: Membership, after: Membership): boolean {
  return (
    before.role !== after.role || before.active !== after.active || before.keys.join() !== after.keys.join()
  );
}
