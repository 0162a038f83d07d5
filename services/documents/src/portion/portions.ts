import {
  divideRounded,
  formatFixed,
  lineHundredths,
  openQuantity,
  parseFixed,
  sumFixed,
} from '@jahrring/contracts-documents';
import type { PositionEntity } from '../record';

const QUANTITY_SCALE = 3;
const PRICE_SCALE = 4;
const MONEY_SCALE = 2;

/** Quantity of a position that is used, at another price if one is given. */
export interface Chosen {
  quantity: string;
  unitPrice?: string | undefined;
  /** Remainder of the position's amount, as one sum instead of units at a price. */
  rest?: string | undefined;
}

/** Portion used before, portion used now, and the whole; none is negative. */
export interface Portion {
  before: bigint;
  now: bigint;
  whole: bigint;
}

/** Portions by what lines come to (10⁻⁸), and by quantity (10⁻³) where nothing comes to anything. */
export interface Weight {
  value: Portion;
  quantity: Portion;
}

/** Share of a position that is used. */
export interface Share {
  /** Quantities that were taken before. */
  taken: readonly string[];
  choice?: Chosen | undefined;
  /** Value that was credited of it so far, at whatever price (10⁻⁷). */
  credited?: bigint | undefined;
}

const none: Portion = { before: 0n, now: 0n, whole: 0n };
export const noWeight: Weight = { value: none, quantity: none };
/** Six decimals of a hundredth. */
export const FINE = 10n ** 6n;

export function addWeights(a: Weight, b: Weight): Weight {
  return { value: plus(a.value, b.value), quantity: plus(a.quantity, b.quantity) };
}

/** A weight after something was deducted from or added to what it weighs: its value is now `part` of `whole`. */
export function scaleWeight({ value, quantity }: Weight, part: bigint, whole: bigint): Weight {
  if (whole === 0n) return { value, quantity };
  const scaled = (amount: bigint) => divideRounded(amount * absolute(part), absolute(whole));
  const before = scaled(value.before);
  return {
    value: { before, now: scaled(value.before + value.now) - before, whole: scaled(value.whole) },
    quantity,
  };
}

/** Returns the portion by which a weight divides amounts: the value, or the quantity if nothing has a value. */
export function portionOf({ value, quantity }: Weight): Portion {
  return value.whole === 0n ? quantity : value;
}

/**
 * The weight of what is taken of a position: as much of its amount as of its units. Without sign: a line that deducts takes
 * its share like the others, so that no share ever leaves the amount.
 */
export function weightOf(position: PositionEntity, share: Share): Weight {
  const { before, now, whole } = fractionOf(position, share);
  const amount = absolute(lineHundredths(position)) * FINE;
  const upTo = (part: bigint) => divideRounded(amount * part, whole);
  const value = { before: upTo(before), now: upTo(before + now) - upTo(before), whole: amount };
  return { value, quantity: quantities(position, share) };
}

/**
 * Returns the portion of a position that is used, by any measure: its value, its quantity if it has no price, or all at
 * once.
 */
export function fractionOf({ quantity, unitPrice }: PositionEntity, share: Share): Portion {
  const { taken, choice, credited } = share;
  const price = unitPrice ?? '0';
  const whole = valueOf(quantity ?? '0', price);
  if (whole !== 0n) {
    const used = credited ?? valueOf(sumFixed(taken, QUANTITY_SCALE), price);
    const now = choice && valueOf(choice.quantity, choice.unitPrice ?? price);
    return portion(whole, used, choice?.rest === undefined ? now : 'rest');
  }
  const units = quantities({ quantity }, share);
  if (units.whole !== 0n) return units;
  return portion(1n, taken.length > 0 ? 1n : 0n, choice && 'rest');
}

function quantities({ quantity }: Pick<PositionEntity, 'quantity'>, { taken, choice }: Share): Portion {
  const units = (text: string) => absolute(parseFixed(text, QUANTITY_SCALE));
  const now = choice && units(choice.quantity);
  const used = units(sumFixed(taken, QUANTITY_SCALE));
  return portion(units(quantity ?? '0'), used, choice?.rest === undefined ? now : 'rest');
}

/** Quantity × price without its sign, exactly (10⁻⁷). */
export function valueOf(quantity: string, price: string): bigint {
  return absolute(parseFixed(quantity, QUANTITY_SCALE) * parseFixed(price, PRICE_SCALE));
}

/** The part of a fixed amount that goes with this portion; all portions together are exactly the amount. */
export function shareOf(amount: string | null, { before, now, whole }: Portion): string | null {
  if (amount === null) return null;
  if (whole === 0n) return before === 0n ? amount : '0.00';
  const hundredths = parseFixed(amount, MONEY_SCALE);
  const upTo = (value: bigint) => divideRounded(hundredths * value, whole);
  return formatFixed(upTo(before + now) - upTo(before), MONEY_SCALE);
}

/** Returns true if nothing of a position remains once this quantity is used. */
export function isWhole(ordered: string, taken: readonly string[], quantity: string): boolean {
  return parseFixed(openQuantity(ordered, [...taken, quantity]), QUANTITY_SCALE) === 0n;
}

function portion(whole: bigint, used: bigint, now: bigint | 'rest' | undefined): Portion {
  const before = used < whole ? used : whole;
  const left = whole - before;
  return { before, whole, now: now === undefined ? 0n : now === 'rest' || now > left ? left : now };
}

function plus(a: Portion, b: Portion): Portion {
  return { before: a.before + b.before, now: a.now + b.now, whole: a.whole + b.whole };
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
