import { id, localMonth } from '@jahrring/contracts-common';
import { z } from 'zod';
import { lawHintView } from './overview-team.contract';

const overtime = z.object({ contract: z.int(), legal: z.int() });

/** Whose overtime; left out: one's own. */
export const overtimeQuery = z.strictObject({ month: localMonth, employeeId: id.optional() });
export type OvertimeQuery = z.infer<typeof overtimeQuery>;

export const overtimeTeamQuery = overtimeQuery.extend({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});
export type OvertimeTeamQuery = z.infer<typeof overtimeTeamQuery>;
export type OvertimeTeamQueryInput = z.input<typeof overtimeTeamQuery>;

/** One person's overtime of whole weeks, each counted in the month and the year of its Sunday; seconds. */
export const overtimeMonth = z.object({
  employeeId: id,
  name: z.string(),
  month: localMonth,
  year: z.int(),
  ofMonth: overtime,
  /** From the beginning of the year to the end of the month. */
  ofYear: overtime,
  /** Overtime by law that the calendar year may hold; null where the law sets no cap. */
  yearLimitSeconds: z.int().nullable(),
  /** Averages exceeded with a week of the month, and the yearly cap. */
  hints: z.array(lawHintView),
});
export type OvertimeMonth = z.infer<typeof overtimeMonth>;

/** The same of the people whose hours the reader looks after, a page of persons at a time. */
export const overtimeTeam = z.object({ total: z.int(), people: z.array(overtimeMonth) });
export type OvertimeTeam = z.infer<typeof overtimeTeam>;
