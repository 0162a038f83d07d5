import { z } from 'zod';
import type { Country } from './constants';

/** `exempt` is outside the tax by law; with `reverse` the recipient owes it (reverse charge). */
export const vatKeys = ['standard', 'reduced', 'lodging', 'zero', 'exempt', 'reverse'] as const;
export const vatKey = z.enum(vatKeys);
export type VatKey = z.infer<typeof vatKey>;

interface DatedRate {
  /** First day the rate is valid. */
  readonly from: string;
  /** Per cent, as a decimal string. */
  readonly rate: string;
}

type RatedKey = Exclude<VatKey, 'zero' | 'exempt' | 'reverse'>;

const swiss: Readonly<Record<RatedKey, readonly DatedRate[]>> = {
  standard: [
    { from: '2011-01-01', rate: '8.0' },
    { from: '2018-01-01', rate: '7.7' },
    { from: '2024-01-01', rate: '8.1' },
  ],
  reduced: [
    { from: '2011-01-01', rate: '2.5' },
    { from: '2024-01-01', rate: '2.6' },
  ],
  lodging: [
    { from: '2011-01-01', rate: '3.8' },
    { from: '2018-01-01', rate: '3.7' },
    { from: '2024-01-01', rate: '3.8' },
  ],
};

// DE, 2020: the half year of lowered rates (§ 28 UStG). Lodging follows the reduced rate.
const germanReduced = [
  { from: '2007-01-01', rate: '7.0' },
  { from: '2020-07-01', rate: '5.0' },
  { from: '2021-01-01', rate: '7.0' },
] as const;

/** Rates by country, oldest first. CH: MWSTG art. 25 (LI has taken the same law over); others: the rate in force. */
export const vatRates: Readonly<Record<Country, Readonly<Record<RatedKey, readonly DatedRate[]>>>> = {
  CH: swiss,
  LI: swiss,
  DE: {
    standard: [
      { from: '2007-01-01', rate: '19.0' },
      { from: '2020-07-01', rate: '16.0' },
      { from: '2021-01-01', rate: '19.0' },
    ],
    reduced: germanReduced,
    lodging: germanReduced,
  },
  AT: {
    standard: [{ from: '1984-01-01', rate: '20.0' }],
    reduced: [{ from: '1984-01-01', rate: '10.0' }],
    lodging: [
      { from: '1984-01-01', rate: '10.0' },
      { from: '2016-05-01', rate: '13.0' },
      { from: '2018-11-01', rate: '10.0' },
    ],
  },
  FR: {
    standard: [{ from: '2014-01-01', rate: '20.0' }],
    reduced: [{ from: '2014-01-01', rate: '5.5' }],
    lodging: [{ from: '2014-01-01', rate: '10.0' }],
  },
  IT: {
    standard: [{ from: '2013-10-01', rate: '22.0' }],
    reduced: [{ from: '1995-01-01', rate: '10.0' }],
    lodging: [{ from: '1995-01-01', rate: '10.0' }],
  },
};

/**
 * The rate in per cent that holds on a day (`YYYY-MM-DD`), `"8.1"`. `zero`, `exempt` and `reverse` are `"0"`.
 * Before the first known day the oldest rate holds.
 */
export function vatRate(country: Country, key: VatKey, day: string): string {
  if (key === 'zero' || key === 'exempt' || key === 'reverse') return '0';
  const rates = vatRates[country][key];
  const current = rates.findLast((dated) => dated.from <= day) ?? rates[0];
  return current?.rate ?? '0';
}
