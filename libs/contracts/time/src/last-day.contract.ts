import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { localTime } from './local-time';
import { activityOption, projectOption } from './overview.contract';

/** Hours of a day as they were worked: everything of a line but its day. */
export const workedLine = z.object({
  project: projectOption,
  activity: activityOption.nullable(),
  from: localTime.nullable(),
  to: localTime.nullable(),
  /** Worked time without the break. */
  seconds: z.int(),
  breakSeconds: z.int(),
  comment: z.string().nullable(),
  billable: z.boolean(),
  companyPartId: id.nullable(),
  /**
   * Reason why it cannot be recorded again as it is: the project is gone, closed or out of reach, or the activity is
   * not offered any more; null if it can.
   */
  obstacle: z.enum(['project', 'activity']).nullable(),
});
export type WorkedLine = z.infer<typeof workedLine>;

/** The last day before today on which the person recorded hours. */
export const lastDay = z.object({ date: localDate, lines: z.array(workedLine) });
export type LastDay = z.infer<typeof lastDay>;

/** Null where nothing was recorded in the last weeks. */
export const lastDayAnswer = z.object({ day: lastDay.nullable() });
export type LastDayAnswer = z.infer<typeof lastDayAnswer>;
