import {
  measureStem,
  needsCrosswise,
  type CreateStem,
  type MeasuredStem,
  type Quality,
  type Species,
  type TimberSettings,
  type WoodType,
} from '@jahrring/contracts-timber';

/** Input of a person for one stem: texts of digits, diameters in whole cm over bark, the length in cm. */
export interface Reading {
  number: string;
  species: Species;
  woodType: WoodType;
  assortment: string;
  quality: Quality | null;
  length: string;
  first: string;
  second: string;
}

/** A stem without its id. */
export type MeasurableStem = Omit<CreateStem, 'id'>;

/** The values that keys write into. */
export const typedFields = ['number', 'length', 'first', 'second'] as const;
export type TypedField = (typeof typedFields)[number];

const mostDigits: Readonly<Record<TypedField, number>> = { number: 6, length: 4, first: 3, second: 3 };
const longFromCm = 1000;
const mmPerCm = 10;

export function withDigit(reading: Reading, field: TypedField, digit: string): Reading {
  const text = `${reading[field]}${digit}`;
  return text.length > mostDigits[field] || text.startsWith('0') ? reading : { ...reading, [field]: text };
}

export function withoutDigit(reading: Reading, field: TypedField): Reading {
  return { ...reading, [field]: reading[field].slice(0, -1) };
}

/** `60` → `61`, `A-09` → `A-10`; a number without digits stays. */
export function nextNumber(number: string): string {
  return number.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
}

/** From 20 cm on a stem is read twice. */
export function asksCrosswise({ first }: Reading): boolean {
  return first !== '' && needsCrosswise(Number(first));
}

/** Returns the field for the next digit: the first missing one, from top to bottom; null if nothing is missing. */
export function missingField(reading: Reading): TypedField | null {
  if (reading.number === '') return 'number';
  if (reading.length === '') return 'length';
  if (reading.first === '') return 'first';
  return asksCrosswise(reading) && reading.second === '' ? 'second' : null;
}

export function toStem(reading: Reading, measuredOn: string): MeasurableStem {
  const { number: title, species, assortment, quality } = reading;
  const lengthCm = Number(reading.length);
  return {
    ...{ title, species, quality, measuredOn, lengthCm },
    woodType: reading.woodType === 'short' && lengthCm >= longFromCm ? 'long' : reading.woodType,
    assortment: assortment || null,
    firstMm: Number(reading.first) * mmPerCm,
    secondMm: asksCrosswise(reading) && reading.second !== '' ? Number(reading.second) * mmPerCm : null,
    defects: [],
  };
}

/** Returns the measurements by the licence's rule: the same as the service calculates. */
export function measured(stem: MeasurableStem, settings: TimberSettings): MeasuredStem {
  return measureStem(stem, settings);
}
