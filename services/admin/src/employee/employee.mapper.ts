import type { EmployeeChanged, EmployeeView } from '@jahrring/contracts-admin';
import type { MemberRow } from './membership.repository';

function fullName({ user }: MemberRow): string {
  return `${user.firstName} ${user.lastName}`;
}

/** Enough for a picker; nothing that reaches a person outside of work. */
export function toEmployeeOption(row: MemberRow) {
  const { membership, user } = row;
  return {
    id: membership.id,
    name: fullName(row),
    firstName: user.firstName,
    lastName: user.lastName,
    role: membership.role,
    active: membership.active && !user.blocked,
  };
}

/** A row for those who keep the employees. */
export function toEmployeeListItem(row: MemberRow) {
  const { membership, user } = row;
  return {
    ...toEmployeeOption(row),
    version: membership.version,
    userId: user.id,
    email: user.email,
    phone: membership.phone,
    mobile: membership.mobile,
    function: membership.function,
  };
}

export function toEmployeeView(row: MemberRow): EmployeeView {
  const { membership, user } = row;
  const { licenceId: _licenceId, ...shown } = membership;
  return {
    ...shown,
    createdAt: membership.createdAt.toISOString(),
    updatedAt: membership.updatedAt.toISOString(),
    deletedAt: membership.deletedAt?.toISOString() ?? null,
    name: fullName(row),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
  };
}

export function toEmployeeEvent({ membership, user }: MemberRow): EmployeeChanged {
  return {
    id: membership.id,
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: membership.role,
    active:
      membership.active && membership.role !== 'blocked' && !user.blocked && membership.deletedAt === null,
    ...(membership.addressId ? { addressId: membership.addressId } : {}),
  };
}
