import { breakCountryOf } from '../time-rules';
import type { LawRule } from '../time-settings.contract';
import { workingTimeLaws, type WorkingTimeLaw } from './working-time-law';

/** The law whose bounds a licence is warned of; null where it wants no hints. */
export function lawOf(rule: LawRule, zone: string): WorkingTimeLaw | null {
  if (rule === 'none') return null;
  return workingTimeLaws[rule === 'zone' ? breakCountryOf(zone) : rule];
}
