import type { LocalDate } from '@jahrring/contracts-common';
import { fullYears } from '../absence/minimum-days';
import { adultAge, type WorkingTimeLaw, type YoungWorkerLaw } from './working-time-law';

/** By what one person's work is judged. */
export interface LawRules {
  law: WorkingTimeLaw;
  /** Public holidays of the licence's canton or state that count as Sundays. */
  isHoliday: (date: LocalDate) => boolean;
  /** Not known: an adult. */
  birthdate?: LocalDate | undefined;
}

/** The law for young workers where the person is one on this day, else null. */
export function youngLawOn({ law, birthdate }: LawRules, date: LocalDate): YoungWorkerLaw | null {
  return birthdate && fullYears(birthdate, date) < adultAge ? law.young : null;
}

/** When a young worker must not work on this day. */
export function youngNightOn(rules: LawRules, date: LocalDate) {
  const { birthdate } = rules;
  const young = youngLawOn(rules, date);
  if (!young || !birthdate) return null;
  const age = fullYears(birthdate, date);
  return young.nights.find(({ fromAge }) => age >= fromAge) ?? null;
}
