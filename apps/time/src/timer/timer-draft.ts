import { addDays, id, localDateAt, resolveLocal } from '@jahrring/contracts-common';
import { localTime, timeLimits } from '@jahrring/contracts-time';
import { z } from 'zod';

/** Values of the timer's form. */
export const timerDraft = z
  .object({
    projectId: id.nullable(),
    activityId: id.nullable(),
    /** Since when, as a wall-clock time of the last 24 hours; null is now. */
    from: localTime.nullable(),
    comment: z.string().trim().max(timeLimits.commentMax),
  })
  .superRefine(({ projectId }, issues) => {
    if (projectId !== null) return;
    const path = ['projectId'];
    issues.addIssue({ code: 'custom', path, message: 'required', params: { code: 'required' } });
  });
export type TimerDraft = z.infer<typeof timerDraft>;

/** The last moment, not after `now`, at which the zone's clocks showed a time; ISO 8601. */
export function lastMomentOf(time: string, now: number, zone: string): string {
  const today = localDateAt(now, zone);
  const moments = [today, addDays(today, -1)].flatMap((date) => {
    const meaning = resolveLocal(date, time, zone);
    if (meaning.kind === 'fold') return [meaning.second, meaning.first];
    return [meaning.kind === 'gap' ? meaning.passedAt : meaning.at];
  });
  return new Date(moments.find((at) => at <= now) ?? now).toISOString();
}
