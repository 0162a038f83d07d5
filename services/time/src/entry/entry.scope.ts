import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { seesAllWithinGrant } from '../refs/reach';

const ownKeys = [
  'tools.project.timetable.own.show',
  'tools.timetable.index',
  'tools.timetable.own.create',
] as const;
const othersKey = 'tools.project.timetable.others.show';

/** Who may open lists and overviews at all. */
export const showKeys = [...ownKeys, othersKey, 'tools.timeoverview.index'] as const;

export function seesOwn(ctx: RequestContext): boolean {
  return ctx.grade(...ownKeys) !== undefined;
}

/** Narrows a query on entries: one's own, those of assigned projects, or everybody's. */
export function limitToReach<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  alias: string,
): void {
  const others = ctx.grade(othersKey);
  if (others === 'all') return;
  const reach: string[] = [];
  if (seesOwn(ctx)) reach.push(`${alias}.employeeId = :reader`);
  if (others === 'assigned') {
    const own =
      'SELECT mine.project_id FROM project_employees mine WHERE mine.licence_id = :licenceId AND mine.employee_id = :reader';
    reach.push(`${alias}.projectId IN (${own})`);
    if (seesAllWithinGrant(ctx)) reach.push(`NOT EXISTS (${own})`);
  }
  query.andWhere(reach.length > 0 ? `(${reach.join(' OR ')})` : '1 = 0', {
    licenceId: ctx.licenceId,
    reader: ctx.membershipId,
  });
}
