import type { RequestContext } from '@jahrring/service-kit';

/** Guests and customers without an assignment see nothing; of all others, somebody without one sees everything. */
const closedWithoutAssignment: ReadonlySet<string> = new Set(['guest', 'customer']);

/** Returns true if this caller sees everything within the grant as long as nothing is assigned to them. */
export function seesAllWithinGrant(ctx: RequestContext): boolean {
  return !closedWithoutAssignment.has(ctx.role) && ctx.grade('tools.project.index') !== undefined;
}

/** Whose entries and projects a caller reaches: everything, or the projects named. */
export interface Reach {
  everything: boolean;
  projectIds: ReadonlySet<string>;
}

/** The reach of an `assigned` grant: somebody with no assignment at all sees all within it. */
export function assignedReach(ctx: RequestContext, projectIds: ReadonlySet<string>): Reach {
  return { everything: projectIds.size === 0 && seesAllWithinGrant(ctx), projectIds };
}
