import { countries, type Country } from '@jahrring/contracts-common';

/** Legal limit of a person's working time, from a day on. */
export interface WorkLimit {
  validFrom: string;
  /** Between two working days. */
  restHours: number;
  weekHours: number;
}

/**
 * Rest and highest week by country, oldest first. CH: ArG art. 9 and 15a (50 h outside of industry and offices); LI: ArG
 * art. 9 and 15a; DE: ArbZG §§ 3 and 5; AT: AZG §§ 9 and 12 (on average); IT: D.Lgs. 66/2003 art. 4 and 7; FR: Code du
 * travail L3121-20 and L3131-1.
 */
export const lawfulLimits: Readonly<Record<Country, readonly [WorkLimit, ...WorkLimit[]]>> = {
  CH: [{ validFrom: '2000-08-01', restHours: 11, weekHours: 50 }],
  LI: [{ validFrom: '2005-01-01', restHours: 11, weekHours: 48 }],
  DE: [{ validFrom: '1994-07-01', restHours: 11, weekHours: 48 }],
  AT: [{ validFrom: '1994-07-01', restHours: 11, weekHours: 48 }],
  IT: [{ validFrom: '2003-04-29', restHours: 11, weekHours: 48 }],
  FR: [{ validFrom: '2008-05-01', restHours: 11, weekHours: 48 }],
};

/** Whose law holds: a country, or the one of the licence's time zone. */
export const lawCountries = ['zone', ...countries] as const;

/**
 * Returns the limit that applies on a day: the licence's own limit that began last, otherwise the law of the country.
 */
export function workLimitOn(date: string, country: Country, own: readonly WorkLimit[]): WorkLimit {
  const [first] = lawfulLimits[country];
  return latestOn(date, own) ?? latestOn(date, lawfulLimits[country]) ?? first;
}

function latestOn(date: string, limits: readonly WorkLimit[]): WorkLimit | undefined {
  return limits
    .filter(({ validFrom }) => validFrom <= date)
    .reduce<WorkLimit | undefined>((a, b) => (a && a.validFrom > b.validFrom ? a : b), undefined);
}
