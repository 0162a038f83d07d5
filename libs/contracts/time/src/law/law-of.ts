import { breakCountryOf, type Rules } from '../time-rules';
import { workingTimeLaws, type WorkingTimeLaw } from './working-time-law';

const HOUR = 3600;

/** The law whose bounds a licence is warned of; null where it wants no hints. */
export function lawOf(
  { lawRule, lawWeekHours }: Rules<'lawRule' | 'lawWeekHours'>,
  zone: string,
): WorkingTimeLaw | null {
  if (lawRule === 'none') return null;
  const country = lawRule === 'zone' ? breakCountryOf(zone) : lawRule;
  const law = workingTimeLaws[country];
  if (country !== 'CH') return law;
  // ArG art. 9 and 12 par. 2: 45 h and 170 h a year for industry and offices, 50 h and 140 h for all others.
  const week = lawWeekHours * HOUR;
  const yearOvertimeSeconds = (lawWeekHours === 45 ? 170 : 140) * HOUR;
  return { ...law, longestWeekSeconds: week, overtimeWeekSeconds: week, yearOvertimeSeconds };
}
