import { adminErrors, type CreateUser, type UpdateUser, type UserView } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import { AppError, Clock, Database, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { ConnectionRequestRepository, MembershipRepository, UserRepository } from '../identity-record';
import type { UserEntity } from '../identity-record';
import { defined } from '../../database';
import { EmailChangeService } from './email-change.service';
import { UserPublisher } from './user-publisher';
import { UserViews } from './user-views';
import { WelcomeMail } from './welcome-mail';

/** Identities as the installation's superadmins keep them. */
@Injectable()
export class UserService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly views: UserViews,
    private readonly welcome: WelcomeMail,
    private readonly emails: EmailChangeService,
    private readonly publisher: UserPublisher,
    private readonly sessions: SessionStore,
    private readonly requests: ConnectionRequestRepository,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<UserView>> {
    return this.users.list(ctx, query, (users) => this.views.of(ctx, users));
  }

  async get(ctx: RequestContext, id: string): Promise<UserView> {
    return this.views.one(ctx, await this.users.get(ctx, id));
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
      await this.publisher.auditCreation(ctx, user);
      return this.views.one(ctx, user);
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
      await this.publisher.publishChange(ctx, 'update', before, user);
      return this.views.one(ctx, user);
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
      await this.publisher.publishChange(ctx, 'delete', before, user);
    });
  }

  /** Places in licences become free. */
  private async shutMemberships(ctx: RequestContext, userId: string): Promise<void> {
    for (const { id, licenceId, version, active } of await this.memberships.findOfUsers(ctx, [userId])) {
      if (active) await this.memberships.update(ctx.inLicence(licenceId), id, version, { active: false });
    }
  }

  /** Nobody locks themselves out, and the installation never loses its last superadmin. */
  private async checkSuperadmins(ctx: RequestContext, before: UserEntity, after: UserEntity): Promise<void> {
    const lost = before.superadmin && (!after.superadmin || after.blocked);
    if (after.id === ctx.userId && (after.blocked || lost)) throw new AppError(adminErrors, 'OWN_ACCESS');
    if (lost && (await this.users.countSuperadmins(ctx)) === 0)
      throw new AppError(adminErrors, 'LAST_SUPERADMIN');
  }
}
