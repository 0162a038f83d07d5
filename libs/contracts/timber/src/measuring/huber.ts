import type { MeasuringRule } from './measuring-rule';

/** π to 20 decimals, as a whole number, so that no binary fraction touches a volume. */
const piScaled = 314_159_265_358_979_323_846n;
const piScale = 10n ** 20n;

/** Cubic metres in which volumes are kept: thousandths. */
const keptDecimals = 3;

/**
 * Volume of a log by Huber: V = π/4 · d² · L, the middle diameter under bark in whole cm, the length in whole cm. Rounded
 * half up, once, to the decimals of the rule (Germany and Switzerland: 2, RVR 2015 §3 and Swiss trade usages 2010;
 * Austria: 3, ÖNORM L 1021). The answer has three decimals, so that sums are exact to the thousandth.
 * @throws RangeError where a measure is no whole number of cm
 */
export function huberVolume(diameterCm: number, lengthCm: number, decimals: VolumeDecimals = 2): string {
  for (const measure of [diameterCm, lengthCm]) {
    if (!Number.isSafeInteger(measure) || measure < 0) throw new RangeError('a measure is whole centimetres');
  }
  // π/4 · (d/100)² · (L/100) = π · d² · L / 4 000 000
  const numerator = piScaled * BigInt(diameterCm) ** 2n * BigInt(lengthCm) * 10n ** BigInt(decimals);
  const divisor = piScale * 4_000_000n;
  const rounded = (2n * numerator + divisor) / (2n * divisor);
  return thousandthsToText(rounded * 10n ** BigInt(keptDecimals - decimals));
}

/** Decimals that a rule keeps of a volume. */
type VolumeDecimals = 2 | 3;

export const volumeDecimals: Readonly<Record<MeasuringRule, VolumeDecimals>> = { CH: 2, DE: 2, AT: 3 };

/** `"1.130"` → 1130: volumes are added as thousandths, in whole numbers. */
export function toThousandths(volume: string): number {
  const [whole = '0', fraction = ''] = volume.split('.');
  const sign = whole.startsWith('-') ? -1 : 1;
  return Number(whole) * 1000 + sign * Number(fraction.padEnd(keptDecimals, '0').slice(0, keptDecimals));
}

/** 1130 → `"1.130"`. */
export function fromThousandths(thousandths: number): string {
  return thousandthsToText(BigInt(thousandths));
}

/** The sum of volumes, exact to the thousandth: `["0.57", "0.180"]` → `"0.750"`. */
export function sumVolumes(volumes: Iterable<string>): string {
  let sum = 0;
  for (const volume of volumes) sum += toThousandths(volume);
  return fromThousandths(sum);
}

function thousandthsToText(thousandths: bigint): string {
  const sign = thousandths < 0n ? '-' : '';
  const digits = String(thousandths < 0n ? -thousandths : thousandths).padStart(keptDecimals + 1, '0');
  return `${sign}${digits.slice(0, -keptDecimals)}.${digits.slice(-keptDecimals)}`;
}
