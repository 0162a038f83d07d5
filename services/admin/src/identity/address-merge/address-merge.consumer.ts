import { employeeChanged } from '@jahrring/contracts-admin';
import { addressMerged, type AddressMerged } from '@jahrring/contracts-addresses';
import { Consumes, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MembershipRepository, toEmployeeEvent, UserRepository } from '../identity-record';
import { SessionStore } from '../session';
import { AddressMergeRepository } from './address-merge.repository';

/** Accounts of customers are linked to the address theirs was merged into: they go on seeing their documents. */
@Injectable()
export class AddressMergeConsumer {
  constructor(
    private readonly merges: AddressMergeRepository,
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly outbox: Outbox,
  ) {}

  /** The same event twice changes nothing; a merge that was taken back before it arrived never happens. */
  @Consumes(addressMerged)
  async onMerged(ctx: RequestContext, { id, fromId, intoId, undone }: AddressMerged): Promise<void> {
    const known = await this.merges.find(ctx, id);
    if (known?.undone || (known && !undone)) return;
    if (!known) {
      const membershipIds = undone ? [] : await this.memberships.idsOfAddress(ctx, fromId);
      await this.merges.insert(ctx, { id, membershipIds, undone });
      await this.move(ctx, membershipIds, fromId, intoId);
    } else {
      await this.merges.update(ctx, id, known.version, { undone });
      await this.move(ctx, known.membershipIds, intoId, fromId);
    }
  }

  private async move(ctx: RequestContext, ids: readonly string[], fromId: string, addressId: string) {
    for (const { id, version, addressId: present } of await this.memberships.getMany(ctx, ids)) {
      if (present !== fromId) continue;
      const membership = await this.memberships.update(ctx, id, version, { addressId });
      const user = await this.users.get(ctx, membership.userId);
      await this.outbox.add(ctx, employeeChanged, toEmployeeEvent({ membership, user }));
      ctx.afterCommit(() => this.sessions.forget(user.id));
    }
  }
}
