import { employeeChanged } from '@jahrring/contracts-admin';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { MembershipRepository, toEmployeeEvent } from '../identity-record';
import type { User } from '../identity-record';

/** Tells every licence of a person that the person has changed. */
@Injectable()
export class UserPublisher {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly outbox: Outbox,
    private readonly sessions: SessionStore,
  ) {}

  async publish(ctx: RequestContext, user: User): Promise<void> {
    for (const membership of await this.memberships.findOfUsers(ctx, [user.id])) {
      const there = ctx.inLicence(membership.licenceId);
      await this.outbox.add(there, employeeChanged, toEmployeeEvent({ membership, user }));
    }
    ctx.afterCommit(() => this.sessions.forget(user.id));
  }
}
