import { employeeChanged, type EmployeeChanged, type EmployeeView } from '@jahrring/contracts-admin';
import { Outbox, Republishes, type RequestContext, type Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentService } from '../employment';
import { MembershipEntity, MembershipRepository, toEmployeeEvent } from '../identity-record';
import type { MemberRow } from '../identity-record';
import { SessionStore } from '../session';
import { EmployeeReader } from './employee-reader';

/** Tells other services of the people of a licence, and the sessions of changed rights. */
@Injectable()
export class EmployeePublisher {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly outbox: Outbox,
    private readonly employment: EmploymentService,
    private readonly sessions: SessionStore,
    private readonly reader: EmployeeReader,
  ) {}

  async publish(ctx: RequestContext, row: MemberRow): Promise<EmployeeView> {
    await this.outbox.add(ctx, employeeChanged, toEmployeeEvent(row));
    await this.employment.publish(ctx, row.membership);
    ctx.afterCommit(() => this.sessions.forget(row.user.id));
    return this.reader.view(ctx, row);
  }

  /** Somebody taken out of the licence: their sessions there end. */
  async publishGone(ctx: RequestContext, row: MemberRow): Promise<void> {
    await this.outbox.add(ctx, employeeChanged, toEmployeeEvent(row));
    await this.endSessions(ctx, row.membership);
  }

  /** A changed role holds at once: whoever is signed in signs in again and gets the new rights. */
  endSessions(ctx: RequestContext, { userId, licenceId }: MembershipEntity): Promise<void> {
    return this.sessions.endOfUserInLicence(ctx, userId, licenceId);
  }

  /** All of them again, for others' copies. */
  @Republishes(employeeChanged, MembershipEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<EmployeeChanged>[]> {
    for await (const page of this.memberships.pages(ctx)) {
      const rows = await this.memberships.members(ctx, page);
      yield rows.map((row) => ({
        payload: toEmployeeEvent(row),
        changedAt: new Date(Math.max(row.membership.updatedAt.getTime(), row.user.updatedAt.getTime())),
      }));
    }
  }
}
