import { commonError, type RequestContext } from '@jahrring/service-kit';

/** Guests and customers without an assignment see nothing beside their own. */
const closedWithoutAssignment: ReadonlySet<string> = new Set(['guest', 'customer']);

/** Returns true if the reader sees everybody's lines. */
export const seesAll = (ctx: RequestContext): boolean =>
  ctx.system || ctx.grade('tools.evaluation.other') === 'all';

/** Amounts are shown to those who see prices of projects. */
export const seesPrices = (ctx: RequestContext): boolean => ctx.can('tools.project.showprice');

/** The key `read_only` lets somebody look, and take nothing away. @throws FORBIDDEN */
export function refuseReaders(ctx: RequestContext): void {
  if (!ctx.system && ctx.can('tools.evaluation.read_only')) throw commonError('FORBIDDEN');
}

const mine = `SELECT 1 FROM project_people mine WHERE mine.licence_id = fact.licence_id AND mine.employee_id = :me`;

/**
 * SQL of the facts somebody sees who does not see all: of projects they are assigned to (`other`, where no licence has narrowed it) or responsible for, and, where
 * facts are of people, their own and those of whom they are the superior of. Asks for the alias `fact` and the parameters `me` and
 * `yes`.
 */
export function reachCondition(ctx: RequestContext, of: 'people' | 'projects' = 'people'): string {
  const conditions = of === 'people' ? ['fact.employee_id = :me'] : ['1 = 0'];
  if (ctx.grade('tools.evaluation.other') === 'assigned') {
    conditions.push(`EXISTS (${mine} AND mine.project_id = fact.project_id)`);
    // Somebody with no assignment at all sees all within the grant.
    const opens = !closedWithoutAssignment.has(ctx.role) && ctx.can('tools.project.index');
    if (opens) conditions.push(`NOT EXISTS (${mine})`);
  }
  if (ctx.can('tools.evaluation.responsible_employee')) {
    conditions.push(`EXISTS (${mine} AND mine.project_id = fact.project_id AND mine.responsible = :yes)`);
  }
  if (of === 'people' && ctx.can('tools.evaluation.supervisor')) {
    conditions.push(
      `EXISTS (SELECT 1 FROM supervisions led WHERE led.licence_id = fact.licence_id
        AND led.employee_id = fact.employee_id AND led.supervisor_id = :me)`,
    );
  }
  return `(${conditions.join(' OR ')})`;
}
