import { type LocalDate } from '@jahrring/contracts-common';

/** Employment data from which the entitlement is calculated. */
export interface Employed {
  birthdate?: LocalDate | undefined;
  startsOn?: LocalDate | undefined;
  /** Inclusive. */
  endsOn?: LocalDate | undefined;
  /** Ascending by day. */
  periods: readonly {
    validFrom: LocalDate;
    /** Monday first. */
    dailySeconds: readonly number[];
    /** 0: as much as the law asks for. */
    yearlyHolidaySeconds: number;
  }[];
}

export interface EntitlementRules {
  country: 'CH' | 'DE' | 'AT';
  moreFrom50: boolean;
}
const fourWeeks = 24;
const fiveWeeks = 30;
const sixWeeks = 36;
/** UrlG § 2 (1): 30 working days, and 36 once the 25th year of service is full. */
const austrianLongService = 25;
/** JArbSchG §19: age at the year's beginning → days of a six-day week. */
const germanMinors = [
  { below: 16, days: 30 },
  { below: 17, days: 27 },
  { below: 18, days: 25 },
] as const;

/** Full years of age, or of service, on a day. */
export function fullYears(since: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(since.slice(0, 4));
  return on.slice(5) < since.slice(5) ? years - 1 : years;
}

/** Least holidays of a year by law, in days of a six-day week (24 are four weeks). */
export function minimumDays(
  { country, moreFrom50 }: EntitlementRules,
  { birthdate, startsOn }: Pick<Employed, 'birthdate' | 'startsOn'>,
  on: LocalDate,
): number {
  if (country === 'AT') {
    return startsOn && fullYears(startsOn, on) >= austrianLongService ? sixWeeks : fiveWeeks;
  }
  if (!birthdate) return fourWeeks;
  if (country === 'DE') {
    const age = fullYears(birthdate, `${on.slice(0, 4)}-01-01`);
    return germanMinors.find(({ below }) => age < below)?.days ?? fourWeeks;
  }
  const age = fullYears(birthdate, on);
  return age < 20 || (moreFrom50 && age >= 50) ? fiveWeeks : fourWeeks;
}
