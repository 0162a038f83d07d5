import { userView, type UserView } from '@jahrring/contracts-admin';
import { viewOf } from '@jahrring/service-kit';
import type { MembershipEntity } from './membership.entity';
import type { UserEntity } from './user.entity';

/** A person without anything secret; memberships of others in the list are left out. */
export function toUserView(
  user: UserEntity,
  memberships: readonly MembershipEntity[],
  licenceNames: ReadonlyMap<string, string>,
): UserView {
  return viewOf(userView, user, {
    secondFactor: user.totpSince !== null,
    emailProved: user.emailProvedAt !== null,
    memberships: memberships
      .filter((membership) => membership.userId === user.id)
      .map((membership) => ({
        employeeId: membership.id,
        licenceId: membership.licenceId,
        licenceName: licenceNames.get(membership.licenceId) ?? '',
        role: membership.role,
        active: membership.active,
      })),
  });
}

/** Returns the fields of a person that the audit trail records. */
export function auditedUser(user: UserEntity): Partial<UserEntity> {
  const { email, firstName, lastName, locale, superadmin, blocked } = user;
  return { email, firstName, lastName, locale, superadmin, blocked };
}
