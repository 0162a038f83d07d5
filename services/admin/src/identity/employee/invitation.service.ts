import { adminErrors, type InvitationView, type InviteEmployee } from '@jahrring/contracts-admin';
import { AppError, Clock, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ConnectLinks } from '../auth';
import type { ConnectLink } from '../auth';
import { defined } from '../../database';
import { invitationStateOf, MembershipRepository, UserRepository } from '../identity-record';
import type { MemberRow, UserEntity } from '../identity-record';
import { EmployeeService } from './employee.service';
import { PersonService } from './person.service';
import { SeatCounter } from './seats';

/** People are asked to join by a link that signs in once; they choose their password themselves. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly employees: EmployeeService,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly persons: PersonService,
    private readonly seats: SeatCounter,
    private readonly links: ConnectLinks,
  ) {}

  /**
   * Takes a place of the licence at once. Somebody with an account of their own elsewhere is connected by a superadmin only; they
   * can ask for it themselves in their profile. An account whose mailbox nobody has proved is nobody's yet: whoever follows
   * the link gets it, and nothing of before opens it.
   */
  async invite(ctx: RequestContext, body: InviteEmployee): Promise<InvitationView> {
    const { email, firstName, lastName, locale, ...access } = body;
    return this.db.tx(ctx, async (ctx) => {
      await this.seats.lock(ctx);
      const known = await this.users.findByEmail(ctx, email);
      const fresh = !known || (!known.emailProvedAt && !known.blocked);
      if (!fresh && !ctx.superadmin) throw fieldErrorOf('email', 'knownPerson');
      const person = { email, firstName, lastName, locale };
      const user = known ?? (await this.persons.create(ctx, person));
      const purpose = fresh ? 'invitation' : 'connection';
      const link = await this.links.create(ctx, { userId: user.id, licenceId: ctx.licenceId, purpose });
      const invited = { invitedAt: link.sentAt, invitationEndsAt: link.expiresAt };
      const { id } = await this.employees.add(ctx, user, { ...defined(access), ...invited });
      if (known && fresh && (await this.persons.isOwn(ctx, known)))
        await this.persons.correct(ctx, known, { firstName, lastName, locale });
      return toView(id, { ...user, firstName, lastName }, link);
    });
  }

  /** A new link; the one before stops working. */
  async resend(ctx: RequestContext, employeeId: string): Promise<InvitationView> {
    return this.db.tx(ctx, async (ctx) => {
      const { membership, user } = await this.open(ctx, employeeId);
      const link = await this.links.create(ctx, {
        userId: user.id,
        licenceId: ctx.licenceId,
        purpose: user.emailProvedAt ? 'connection' : 'invitation',
      });
      await this.memberships.update(ctx, membership.id, membership.version, {
        invitedAt: link.sentAt,
        invitationEndsAt: link.expiresAt,
      });
      return toView(membership.id, user, link);
    });
  }

  /** Takes the invitation back: the link stops working, the place is free again. */
  async withdraw(ctx: RequestContext, employeeId: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { membership, user } = await this.open(ctx, employeeId);
      await this.links.revoke(ctx, { userId: user.id, licenceId: ctx.licenceId });
      await this.employees.remove(ctx, { ...membership, version });
    });
  }

  /** An invitation nobody has followed yet. */
  private async open(ctx: RequestContext, employeeId: string): Promise<MemberRow> {
    const membership = await this.memberships.get(ctx, employeeId);
    const user = await this.users.get(ctx, membership.userId);
    const state = invitationStateOf({ membership, user }, this.clock.now());
    if (state !== 'sent' && state !== 'expired') throw new AppError(adminErrors, 'NOT_INVITED');
    return { membership, user };
  }
}

function toView(
  employeeId: string,
  user: Pick<UserEntity, 'firstName' | 'lastName' | 'email'>,
  { expiresAt }: ConnectLink,
): InvitationView {
  const { firstName, lastName, email } = user;
  return {
    employeeId,
    name: `${firstName} ${lastName}`,
    email,
    expiresAt: expiresAt.toISOString(),
  };
}
