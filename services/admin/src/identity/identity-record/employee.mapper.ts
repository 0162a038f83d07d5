import type {
  EmployeeChanged,
  EmployeeView,
  EmploymentView,
  InvitationState,
} from '@jahrring/contracts-admin';
import type { MembershipEntity } from './membership.entity';
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

/** Made for an account whose mailbox nobody has proved to read yet. */
export function isUnproved({ membership, user }: MemberRow): boolean {
  return membership.needsProof && user.emailProvedAt === null;
}

/** Returns the state of an invitation; a person who has signed in since being invited has accepted. */
export function invitationStateOf({ membership, user }: MemberRow, now: Date): InvitationState {
  const { invitedAt, invitationEndsAt } = membership;
  if (!invitedAt) return 'none';
  if (!isUnproved({ membership, user }) && user.lastSignInAt && user.lastSignInAt >= invitedAt)
    return 'accepted';
  return invitationEndsAt && invitationEndsAt < now ? 'expired' : 'sent';
}

interface ListFacts {
  now: Date;
  /** Of today, by membership. */
  pensums: ReadonlyMap<string, number>;
}

/** A row for those who keep the employees. */
export function toEmployeeListItem(row: MemberRow, { now, pensums }: ListFacts) {
  const { membership, user } = row;
  return {
    ...toEmployeeOption(row),
    version: membership.version,
    extra: membership.extra ?? {},
    userId: user.id,
    email: user.email,
    phone: membership.phone,
    mobile: membership.mobile,
    function: membership.function,
    team: membership.team,
    externalId: membership.externalId,
    companyPartId: membership.companyPartId,
    pensumPercent: pensums.get(membership.id) ?? null,
    supervisors: membership.supervisors ?? [],
    startsOn: membership.startsOn,
    endsOn: membership.endsOn,
    invitation: invitationStateOf(row, now),
  };
}

interface ViewFacts {
  now: Date;
  employment: EmploymentView;
  ownIdentity: boolean;
}

export function toEmployeeView(row: MemberRow, { now, employment, ownIdentity }: ViewFacts): EmployeeView {
  const { membership, user } = row;
  return {
    ...shownOf(membership),
    createdAt: membership.createdAt.toISOString(),
    updatedAt: membership.updatedAt.toISOString(),
    deletedAt: membership.deletedAt?.toISOString() ?? null,
    name: fullName(row),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    locale: user.locale,
    ownIdentity,
    invitation: invitationStateOf(row, now),
    employment,
  };
}

function shownOf(membership: MembershipEntity) {
  const {
    licenceId: _licenceId,
    invitedAt: _at,
    invitationEndsAt: _end,
    needsProof: _proof,
    ...shown
  } = membership;
  return {
    ...shown,
    extra: membership.extra ?? {},
    drivingCategories: membership.drivingCategories ?? [],
    supervisors: membership.supervisors ?? [],
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
