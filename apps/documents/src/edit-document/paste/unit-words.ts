import { units, type Unit } from '@jahrring/contracts-common';

/** The unit a word means, or undefined. */
export type UnitWords = (word: string) => Unit | undefined;

/** Short forms that people write into sheets, beside the names the interface shows. */
const shortForms: Readonly<Record<string, Unit>> = {
  stk: 'piece',
  st: 'piece',
  pcs: 'piece',
  pc: 'piece',
  pce: 'piece',
  pz: 'piece',
  buc: 'piece',
  h: 'hour',
  std: 'hour',
  stunden: 'hour',
  hours: 'hour',
  heures: 'hour',
  ore: 'hour',
  hm: 'machine_hour',
  mh: 'machine_hour',
  t: 'tonne',
  to: 'tonne',
  lt: 'l',
  ha: 'hectare',
  a: 'are',
  lm: 'linear_metre',
  lfm: 'linear_metre',
  ml: 'ml',
  qm: 'm2',
  cbm: 'm3',
  rm: 'stere',
  efm: 'harvest_cubic_metre',
  fm: 'harvest_cubic_metre',
  sm3: 'stacked_cubic_metre',
  srm: 'loose_cubic_metre',
  sm: 'loose_cubic_metre',
  psch: 'flat_rate',
  pausch: 'flat_rate',
  pauschal: 'flat_rate',
  gl: 'flat_rate',
  forfait: 'flat_rate',
  min: 'minute',
};

const plain = (word: string) =>
  word.trim().toLowerCase().replace(/\.$/, '').replace('²', '2').replace('³', '3');

/** Reads units by the names the interface gives them, their codes and the usual short forms. */
export function unitWords(nameOf: (unit: Unit) => string): UnitWords {
  const known = new Map<string, Unit>(Object.entries(shortForms));
  for (const unit of units) {
    known.set(unit, unit);
    known.set(plain(nameOf(unit)), unit);
  }
  return (word) => known.get(plain(word));
}
