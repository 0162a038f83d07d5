import type {
  BulkUpdateEmployees,
  CreateEmployee,
  EmployeeView,
  Seats,
  UpdateEmployee,
} from '@jahrring/contracts-admin';
import { Database, ExtraFields, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ConnectLinks } from '../auth';
import { defined } from '../../database';
import { MembershipRepository, UserRepository } from '../identity-record';
import type { MembershipEntity, NewMembership, UserEntity } from '../identity-record';
import { AccessRules } from './access-rules';
import { EmployeePublisher } from './employee-publisher';
import { HrRules } from './hr-rules';
import { PersonService } from './person.service';
import { SeatCounter, needsSeat } from './seats';

/** The people of the context's licence. Superadmins come with a context moved into the licence they keep. */
@Injectable()
export class EmployeeService {
  constructor(
    private readonly db: Database,
    private readonly extraFields: ExtraFields,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly persons: PersonService,
    private readonly access: AccessRules,
    private readonly hr: HrRules,
    private readonly seatCounter: SeatCounter,
    private readonly links: ConnectLinks,
    private readonly publisher: EmployeePublisher,
  ) {}

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
      const link = await this.links.create(ctx, {
        userId: user.id,
        licenceId: ctx.licenceId,
        purpose,
      });
      const invited = { invitedAt: link.sentAt, invitationEndsAt: link.expiresAt };
      return this.add(ctx, user, { ...defined(own), ...extra, ...invited });
    });
  }

  /** Adds a person in a transaction that holds the licence's seats. */
  async add(
    ctx: RequestContext,
    user: UserEntity,
    own: Omit<NewMembership, 'userId'>,
  ): Promise<EmployeeView> {
    if (await this.memberships.findOfUser(ctx, user.id)) throw fieldErrorOf('email', 'unique');
    await this.access.checkGiven(ctx, own.role, own.keys ?? []);
    const needsProof = user.emailProvedAt === null;
    const membership = await this.memberships.insert(ctx, { ...own, userId: user.id, needsProof });
    await this.hr.check(ctx, membership, own);
    if (needsSeat(membership)) await this.seatCounter.check(ctx);
    return this.publisher.publish(ctx, { membership, user });
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
  async remove(ctx: RequestContext, membership: MembershipEntity): Promise<void> {
    await this.memberships.remove(ctx, membership.id, membership.version);
    const user = await this.users.get(ctx, membership.userId);
    const gone = { ...membership, active: false };
    await this.publisher.publishGone(ctx, { membership: gone, user });
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
    if (!needsSeat(before) && needsSeat(membership)) await this.seatCounter.check(ctx);
    if (changesAccess && accessDiffers(before, membership)) await this.publisher.endSessions(ctx, membership);
    const user = await this.users.get(ctx, membership.userId);
    return this.publisher.publish(ctx, { membership, user: await this.persons.correct(ctx, user, body) });
  }
}

function accessDiffers(before: MembershipEntity, after: MembershipEntity): boolean {
  return (
    before.role !== after.role || before.active !== after.active || before.keys.join() !== after.keys.join()
  );
}
