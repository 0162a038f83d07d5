import { workStatuses } from '@jahrring/contracts-common';
import { z } from 'zod';

/** The statuses of a project: the whole list. */
export { workStatuses as projectStatuses } from '@jahrring/contracts-common';
export const projectStatus = z.enum(workStatuses);
export type ProjectStatus = z.infer<typeof projectStatus>;

/** Statuses that follow from bills and payments; a person never sets them (but for a licence that bills elsewhere). */
export const derivedStatuses: ReadonlySet<ProjectStatus> = new Set(['PACH', 'CHRG', 'PAID', 'PCAN']);

/** Statuses a person may set by hand where bills are written in another system. */
const handSetWhenBillingElsewhere: ReadonlySet<ProjectStatus> = new Set(['CHRG', 'PAID']);

const transitions: Record<ProjectStatus, readonly ProjectStatus[]> = {
  PLAN: ['PREP', 'OFFR', 'CONF', 'PROG', 'CANC'],
  NONE: ['PLAN', 'ARCH'],
  PREP: ['OFFR', 'CONF', 'PROG', 'CANC'],
  OFFR: ['CONF', 'REJC', 'PREP', 'CANC'],
  REJC: ['OFFR', 'ARCH'],
  CONF: ['PROG', 'PRCH', 'CANC', 'PACH', 'CHRG'],
  PROG: ['DONE', 'PRCH', 'CANC', 'PACH', 'CHRG'],
  DONE: ['PRCH', 'PROG', 'ARCH', 'PACH', 'CHRG'],
  PRCH: ['PROG', 'PACH', 'CHRG'],
  PACH: ['PROG', 'DONE', 'PRCH', 'CHRG'],
  CHRG: ['PAID', 'PCAN', 'PACH', 'PRCH'],
  PAID: ['PCAN', 'PROG', 'ARCH'],
  PCAN: ['CHRG', 'PAID', 'CANC'],
  CANC: ['ARCH', 'PLAN'],
  ARCH: [],
};

export interface TransitionRights {
  /** May take a cancelled project back into planning. */
  admin: boolean;
  /** Holds `tools.project.archive`. */
  archive: boolean;
  /** The licence writes its bills in another system. */
  billsElsewhere: boolean;
}

/**
 * The statuses a person may choose next.
 * `previous` is the status before archiving: an archived project returns to just that one.
 */
export function nextStatuses(
  current: ProjectStatus,
  rights: TransitionRights,
  previous: ProjectStatus | null = null,
): ProjectStatus[] {
  if (current === 'ARCH') return rights.archive && previous ? [previous] : [];
  return transitions[current].filter((target) => {
    if (target === 'ARCH') return rights.archive;
    if (current === 'CANC' && target === 'PLAN') return rights.admin;
    if (!derivedStatuses.has(target)) return true;
    return rights.billsElsewhere && handSetWhenBillingElsewhere.has(target);
  });
}

const steps: readonly ProjectStatus[] = [
  'NONE',
  'PLAN',
  'PREP',
  'OFFR',
  'CONF',
  'PROG',
  'DONE',
  'PRCH',
  'PACH',
  'CHRG',
  'PCAN',
  'PAID',
];

/** Steps that cannot be understood later without a reason: cancelling, rejecting, and every way back. */
export function needsReason(current: ProjectStatus, target: ProjectStatus): boolean {
  if (target === 'CANC' || target === 'REJC') return true;
  if (current === 'ARCH' || target === 'ARCH') return false;
  if (current === 'CANC') return true;
  const [from, to] = [steps.indexOf(current), steps.indexOf(target)];
  return from >= 0 && to < from;
}

/** Returns true if bills and payments may change a project's status to the target (derived transitions included). */
export function mayFollow(current: ProjectStatus, target: ProjectStatus): boolean {
  return transitions[current].includes(target);
}
