import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { validOn } from './bark-table';
import { fromThousandths, toThousandths } from './huber';

/** Units of an estimated volume: solid, stacked (with the gaps of a pile), loose, or loose chips. */
export const volumeUnits = ['solid', 'stacked', 'loose', 'chips'] as const;
export const volumeUnit = z.enum(volumeUnits);
export type VolumeUnit = z.infer<typeof volumeUnit>;

/** Solid m³ in one m³ of the unit, up to four decimals. */
const factor = z
  .stringFormat('factor', /^(?:0\.\d{1,4}|1(?:\.0{1,4})?)$/)
  .refine((text) => Number(text) > 0, {
    params: { code: 'minNumber', min: 0 },
  });

/** Factors hold from a day on, until later ones do. */
export const conversionFactors = z.object({
  validFrom: localDate,
  stacked: factor,
  loose: factor,
  chips: factor,
});
export const conversionTables = z.array(conversionFactors).min(1).max(20);
export type ConversionFactors = z.infer<typeof conversionFactors>;

/**
 * Guide values: 1 solid m³ is about 1.4 stacked and 2 to 2.5 loose; 1 loose m³ of chips is 0.4 solid (ÖNORM M 7132, Energie
 * Schweiz). Each licence sets its own.
 */
export const defaultConversions: readonly ConversionFactors[] = [
  { validFrom: '2015-01-01', stacked: '0.7143', loose: '0.4445', chips: '0.4' },
];

/** Factor as ten-thousandths, so that volumes are converted in whole numbers. */
function tenThousandths(text: string): number {
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
}

/**
 * Solid m³ of an estimated volume, by the factors that held on that day; rounded half up to the thousandth.
 * @param quantity m³ of the unit, at most three decimals
 */
export function toSolid(
  quantity: string,
  unit: VolumeUnit,
  tables: readonly ConversionFactors[],
  day: string,
): string {
  if (unit === 'solid') return fromThousandths(toThousandths(quantity));
  const factors = validOn(tables, day) ?? tables[0];
  const product = toThousandths(quantity) * tenThousandths(factors?.[unit] ?? '1');
  return fromThousandths(Math.floor((product + 5_000) / 10_000));
}
