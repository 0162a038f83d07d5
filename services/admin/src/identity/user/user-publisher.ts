import { employeeChanged } from '@jahrring/contracts-admin';
import { Audit, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { auditedUser, MembershipRepository, toEmployeeEvent } from '../identity-record';
import type { UserEntity } from '../identity-record';

/** Tells every licence of a person, and the audit trail, that the person has changed. */
@Injectable()
export class UserPublisher {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly outbox: Outbox,
    private readonly sessions: SessionStore,
    private readonly audit: Audit,
  ) {}

  async publish(ctx: RequestContext, user: UserEntity): Promise<void> {
    for (const membership of await this.memberships.findOfUsers(ctx, [user.id])) {
      const there = ctx.inLicence(membership.licenceId);
      await this.outbox.add(there, employeeChanged, toEmployeeEvent({ membership, user }));
    }
    ctx.afterCommit(() => this.sessions.forget(user.id));
  }

  /** A changed or deleted identity: in the audit trail, and to every licence of the person. */
  async publishChange(
    ctx: RequestContext,
    action: 'update' | 'delete',
    before: UserEntity,
    user: UserEntity,
  ): Promise<void> {
    const after = action === 'update' ? { after: auditedUser(user) } : {};
    const change = { action, before: auditedUser(before), ...after };
    await this.audit.record(ctx, { entity: 'user', entityId: user.id, ...change });
    await this.publish(ctx, user);
  }

  /** Of nobody's licence yet: only the audit trail is told. */
  auditCreation(ctx: RequestContext, user: UserEntity): Promise<void> {
    const after = auditedUser(user);
    return this.audit.record(ctx, { action: 'create', entity: 'user', entityId: user.id, after });
  }
}
