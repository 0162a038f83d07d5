import { adminErrors, type CreateUser, type UpdateUser, type UserView } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Clock,
  Database,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import {
  auditedUser,
  ConnectionRequestRepository,
  LicenceRepository,
  MembershipRepository,
  PeopleLooks,
  toUserView,
  UserRepository,
} from '../identity-record';
import type { User } from '../identity-record';
import { defined } from '../database';
import { EmailChangeService } from './email-change.service';
import { UserPublisher } from './user-publisher';
import { WelcomeMail } from './welcome-mail';

/** Identities as the installation's superadmins keep them. */
@Injectable()
export class UserService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly licences: LicenceRepository,
    private readonly welcome: WelcomeMail,
    private readonly emails: EmailChangeService,
    private readonly publisher: UserPublisher,
    private readonly sessions: SessionStore,
    private readonly requests: ConnectionRequestRepository,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly looks: PeopleLooks,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<UserView>> {
    return this.users.list(ctx, query, (users) => this.views(ctx, users));
  }

  async get(ctx: RequestContext, id: string): Promise<UserView> {
    return this.view(ctx, await this.users.get(ctx, id));
  }

  /** Makes an identity; its mailbox gets a link to choose a password with. */
  async create(ctx: RequestContext, body: CreateUser): Promise<UserView> {
    return this.db.tx(ctx, async (ctx) => {
      const user = await this.users.create(ctx, {
        ...body,
        regionalLocale: body.regionalLocale ?? null,
        passwordHash: '',
      });
      await this.welcome.send(ctx, user);
      await this.audit.record(ctx, {
        action: 'create',
        entity: 'user',
        entityId: user.id,
        after: auditedUser(user),
      });
      return this.view(ctx, user);
    });
  }

  /** Another e-mail counts once the link sent to it was followed; see `EmailChangeService`. */
  async update(ctx: RequestContext, id: string, version: number, body: UpdateUser): Promise<UserView> {
    const { email, ...own } = body;
    const before = await this.users.get(ctx, id);
    return this.db.tx(ctx, async (ctx) => {
      const pendingEmail = email === undefined || email === before.email ? null : email;
      const asked = email === undefined ? {} : { pendingEmail };
      const user = await this.users.change(ctx, id, version, { ...defined(own), ...asked });
      if (email !== undefined && pendingEmail !== before.pendingEmail)
        await this.emails.request(ctx, user, email);
      await this.checkSuperadmins(ctx, before, user);
      if (user.blocked || before.superadmin !== user.superadmin) await this.sessions.endOfUser(ctx, id);
      await this.tell(ctx, before, user);
      return this.view(ctx, user);
    });
  }

  /** Takes somebody out of every licence. Who still waits for a licence's answer cannot be deleted. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const before = await this.users.get(ctx, id);
      const open = await this.requests.findOfUser(ctx, id);
      if (open.some(({ state }) => state === 'sent')) throw new AppError(adminErrors, 'USER_HAS_REQUESTS');
      const user = await this.users.change(ctx, id, version, { deletedAt: this.clock.now(), blocked: true });
      await this.checkSuperadmins(ctx, before, user);
      await this.sessions.endOfUser(ctx, id);
      await this.shutMemberships(ctx, id);
      await this.audit.record(ctx, {
        action: 'delete',
        entity: 'user',
        entityId: id,
        before: auditedUser(before),
      });
      await this.publisher.publish(ctx, user);
    });
  }

  /** Places in licences become free. */
  private async shutMemberships(ctx: RequestContext, userId: string): Promise<void> {
    for (const { id, licenceId, version, active } of await this.memberships.findOfUsers(ctx, [userId])) {
      if (active) await this.memberships.update(ctx.inLicence(licenceId), id, version, { active: false });
    }
  }

  /** Nobody locks themselves out, and the installation never loses its last superadmin. */
  private async checkSuperadmins(ctx: RequestContext, before: User, after: User): Promise<void> {
    const lost = before.superadmin && (!after.superadmin || after.blocked);
    if (after.id === ctx.userId && (after.blocked || lost)) throw new AppError(adminErrors, 'OWN_ACCESS');
    if (lost && (await this.users.countSuperadmins(ctx)) === 0)
      throw new AppError(adminErrors, 'LAST_SUPERADMIN');
  }

  private async tell(ctx: RequestContext, before: User, user: User): Promise<void> {
    await this.audit.record(ctx, {
      action: 'update',
      entity: 'user',
      entityId: user.id,
      before: auditedUser(before),
      after: auditedUser(user),
    });
    await this.publisher.publish(ctx, user);
  }

  private async view(ctx: RequestContext, user: User): Promise<UserView> {
    const [view] = await this.views(ctx, [user]);
    if (!view) throw new Error('a user has no view');
    return view;
  }

  /** Every licence of whose people somebody is shown is told so. */
  private async views(ctx: RequestContext, users: readonly User[]): Promise<UserView[]> {
    const memberships = await this.memberships.findOfUsers(
      ctx,
      users.map((user) => user.id),
    );
    const licenceIds = memberships.map((membership) => membership.licenceId);
    await this.looks.record(ctx, licenceIds);
    const licences = await this.licences.getMany(ctx, licenceIds);
    const names = new Map(licences.map((licence) => [licence.id, licence.name]));
    return users.map((user) => toUserView(user, memberships, names));
  }
}
