import type { Unit } from '@jahrring/contracts-common';

/** Code of a unit in UN/ECE Recommendation 20, or 21 for what is packed; `C62` (one) where there is none of its own. */
const codes: Readonly<Record<Unit, string>> = {
  piece: 'H87',
  hour: 'HUR',
  machine_hour: 'HUR',
  kg: 'KGM',
  g: 'GRM',
  mg: 'MGM',
  tonne: 'TNE',
  l: 'LTR',
  dl: 'DLT',
  cl: 'CLT',
  ml: 'MLT',
  m: 'MTR',
  cm: 'CMT',
  mm: 'MMT',
  km: 'KMT',
  m2: 'MTK',
  m3: 'MTQ',
  // Square hectometre and square decametre: the codes of hectare and are were withdrawn.
  hectare: 'H18',
  are: 'H16',
  linear_metre: 'LM',
  stacked_cubic_metre: 'MTQ',
  loose_cubic_metre: 'MTQ',
  harvest_cubic_metre: 'MTQ',
  tariff_cubic_metre: 'MTQ',
  stere: 'G26',
  kwh: 'KWH',
  mwh: 'MWH',
  bag: 'XBG',
  bunch: 'XBH',
  flat_rate: 'LS',
  half_day: 'C62',
  full_day: 'DAY',
  minute: 'MIN',
  load: 'NL',
};

export function unitCode(unit: Unit | null): string {
  return unit ? codes[unit] : 'C62';
}
