import type { RequestContext } from '@jahrring/service-kit';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { seesAllWithinGrant } from '../reference';

export const ownKey = 'tools.timetable.own.absences';
export const othersKeys = ['tools.timetable.others.absences', 'tools.timeoverview.confirmation'] as const;
/** Permissions to open lists, calendar and balances of absences. */
export const absenceKeys = [ownKey, ...othersKeys] as const;

const mine =
  'SELECT mine.project_id FROM project_employees mine WHERE mine.licence_id = :licenceId AND mine.employee_id = :reader';

/** Narrows a query on what belongs to a person: oneself, whom one supervises, the crew of one's projects, or everybody. */
export function limitToPeople<E extends ObjectLiteral>(
  ctx: RequestContext,
  query: SelectQueryBuilder<E>,
  column: string,
): void {
  const grade = ctx.grade(...othersKeys);
  if (grade === 'all') return;
  const reach = [`${column} = :reader`];
  if (grade) {
    reach.push(
      `${column} IN (SELECT led.employee_id FROM supervisions led WHERE led.licence_id = :licenceId AND led.supervisor_id = :reader)`,
      `${column} IN (SELECT theirs.employee_id FROM project_employees theirs WHERE theirs.licence_id = :licenceId AND theirs.project_id IN (${mine}))`,
    );
    if (seesAllWithinGrant(ctx)) reach.push(`NOT EXISTS (${mine})`);
  }
  query.andWhere(`(${reach.join(' OR ')})`, { licenceId: ctx.licenceId, reader: ctx.membershipId });
}
