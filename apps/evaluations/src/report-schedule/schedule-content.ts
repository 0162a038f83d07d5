import { periodReportKinds, readyEvaluations, type ScheduleContent } from '@jahrring/contracts-evaluations';

/** A schedule names its report by one word, in addresses and in choices: `ready:hoursByPerson`, `week:person`, `period:monthly`, `saved:<id>`. */
export function contentWord(content: ScheduleContent): string {
  if (content.kind === 'saved') return `saved:${content.reportId}`;
  if (content.kind === 'ready') return `ready:${content.key}`;
  return content.kind === 'week' ? `week:${content.by}` : `period:${content.report}`;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the content that such a word means; null if it means none.
 * @param people whose months or years; if empty, everybody the recipient sees
 */
export function contentOf(word: string | null, people: readonly string[] = []): ScheduleContent | null {
  const [kind, rest = ''] = (word ?? '').split(':');
  const ready = readyEvaluations.find(({ key }) => key === rest);
  const report = periodReportKinds.find((one) => one === rest);
  if (kind === 'saved' && uuid.test(rest)) return { kind, reportId: rest };
  if (kind === 'ready' && ready) return { kind, key: ready.key };
  if (kind === 'week' && (rest === 'person' || rest === 'project')) return { kind, by: rest };
  if (kind !== 'period' || !report) return null;
  return { kind, report, employeeIds: people.length > 0 ? [...people] : null };
}

/** Returns the path to set up a schedule for this content. */
export const schedulePath = (word: string): string => `/reports/schedules?new=${encodeURIComponent(word)}`;
