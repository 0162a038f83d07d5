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
  // ArG art. 9: 45 h for industry and offices, 50 h for all others.
  const week = lawWeekHours * HOUR;
  return country === 'CH' ? { ...law, longestWeekSeconds: week, overtimeWeekSeconds: week } : law;
}
