import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { seesEverything, seesHoursOfOthers } from '../entry-record';

interface Seen {
  workDate: string;
  seconds: number;
}

/** Hours of a person that the reader's own reach leaves out. */
@Injectable()
export class ElsewhereHours {
  constructor(private readonly db: Database) {}

  /**
   * Returns the hours of a person's day that are not among those seen: those on projects out of the reader's reach, as one
   * sum of seconds. 0 if the reader may not see hours of others at all, and if they see everything.
   */
  async of(
    ctx: RequestContext,
    employeeId: string,
    [from, to]: readonly [string, string],
    seen: readonly Seen[],
  ): Promise<(date: string) => number> {
    if (!isTold(ctx, [employeeId])) return () => 0;
    const rows = await this.db.manager(ctx).query<{ day: unknown; total: number | string }[]>(
      `SELECT work_date AS day, SUM(seconds) AS total FROM time_entries
       WHERE licence_id = ? AND employee_id = ? AND work_date BETWEEN ? AND ? AND deleted_at IS NULL
       GROUP BY work_date`,
      [ctx.licenceId, employeeId, from, to],
    );
    const totals = new Map(rows.map(({ day, total }) => [String(day), Number(total)]));
    for (const { workDate, seconds } of seen) totals.set(workDate, (totals.get(workDate) ?? 0) - seconds);
    return (date) => Math.max(0, totals.get(date) ?? 0);
  }
}

/** Returns true if the reader is told how long these people have worked on projects that the reader does not see. */
export function isTold(ctx: RequestContext, people: readonly string[]): boolean {
  if (seesEverything(ctx)) return false;
  return people.every((id) => id === ctx.membershipId) || seesHoursOfOthers(ctx);
}
