import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MemberDirectory, PersonDirectory, type UserEntity } from '../../identity';

export interface Recipient {
  /** As sessions of the licence name the person. */
  employeeId: string;
  user: UserEntity;
}

/** Finds those of the named people who can be notified in the context's licence. */
@Injectable()
export class NotificationRecipients {
  constructor(
    private readonly memberships: MemberDirectory,
    private readonly users: PersonDirectory,
  ) {}

  /** Active members, and superadmins, whose identity stands in for the membership they do not have. */
  async find(ctx: RequestContext, employeeIds: readonly string[]): Promise<Recipient[]> {
    const rows = await this.memberships.members(ctx, await this.memberships.getMany(ctx, employeeIds));
    const members = rows
      .filter(({ membership, user }) => membership.active || user.superadmin)
      .map(({ membership, user }) => ({ employeeId: membership.id, user }));
    const others = new Set(employeeIds);
    for (const { membership } of rows) others.delete(membership.id);
    if (others.size === 0) return members;
    const superadmins = (await this.users.findSuperadmins(ctx)).filter(({ id }) => others.has(id));
    return [...members, ...superadmins.map((user) => ({ employeeId: user.id, user }))];
  }
}
