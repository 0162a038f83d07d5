import type { LotPrice } from '../lot.contract';
import { priceOf } from '../lot-rules';
import { fromThousandths, sumVolumes, toThousandths } from '../measuring/huber';
import { thicknessClasses } from '../measuring/thickness-class';
import type {
  MillComparison,
  MillExcess,
  MillKind,
  MillLine,
  MillRow,
  MillSide,
  MillTolerance,
} from './mill-measurement.contract';
import { fromCents, millSums, sumValues, toCents, valueOf } from './mill-sums';

/** A log of the own list, or one of its sums. */
export type OwnLine = Omit<MillLine, 'price'>;

export interface MillQuestion {
  kind: MillKind;
  own: readonly OwnLine[];
  mill: readonly MillLine[];
  /** Agreed with the buyer. */
  prices: readonly LotPrice[];
  tolerance: MillTolerance;
}

/**
 * Sets the mill's measurement beside the own list: log by log under their numbers, or by assortment. Each line of both
 * stands in exactly one row. Totals are those of the bills: values rounded by assortment, class and price.
 */
export function compareMill(question: MillQuestion): MillComparison {
  const { own, mill, prices, tolerance } = question;
  const pairs = question.kind === 'logs' ? pairedByNumber(own, mill) : pairedByAssortment(own, mill);
  const rows = pairs.map(({ number, own: mine, mill: theirs }) => {
    const one = mine && sideOf(mine, agreed(mine, prices));
    const other = theirs && sideOf(theirs, theirs.price ?? agreed(theirs, prices));
    return rowOf({ number, own: one, mill: other }, tolerance);
  });
  const ownTotal = totalOf(
    own.map((line) => ({ ...line, price: null })),
    prices,
  );
  const millTotal = totalOf(mill, prices);
  return {
    rows,
    exceeding: rows.filter(({ exceeds }) => exceeds.length > 0).length,
    ...{ own: ownTotal, mill: millTotal },
    ...differenceOf(ownTotal, millTotal, tolerance),
  };
}

/**
 * Fills what the mill leaves open of a log or assortment from the own list, if that has a single value: many mills
 * report only numbers and measures.
 */
export function filledFromOwn(mill: readonly MillLine[], own: readonly OwnLine[]): MillLine[] {
  const ofNumber = new Map(
    own.flatMap((line) => (line.number === null ? [] : [[plainNumber(line.number), line]])),
  );
  return mill.map((line) => {
    const known = line.number === null ? undefined : ofNumber.get(plainNumber(line.number));
    const alike = own.filter(({ species }) => species === line.species);
    const [first] = alike;
    const only = alike.every(({ assortment }) => assortment === first?.assortment) ? first : undefined;
    const assortment = line.assortment ?? known?.assortment ?? only?.assortment ?? null;
    return { ...line, assortment, quality: line.quality ?? known?.quality ?? null };
  });
}

interface Pair {
  number: string | null;
  own: OwnLine | null;
  mill: MillLine | null;
}

/** `007` and `7` are the same log. */
const plainNumber = (number: string) =>
  number
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '');

function pairedByNumber(own: readonly OwnLine[], mill: readonly MillLine[]): Pair[] {
  const waiting = new Map<string, MillLine[]>();
  for (const line of mill) {
    const key = plainNumber(line.number ?? '');
    const same = waiting.get(key);
    if (same) same.push(line);
    else waiting.set(key, [line]);
  }
  const pairs = own.map((line): Pair => {
    const found = line.number === null ? undefined : waiting.get(plainNumber(line.number))?.shift();
    return { number: line.number, own: line, mill: found ?? null };
  });
  const rest = [...waiting.values()].flat();
  return [...pairs, ...rest.map((line) => ({ number: line.number, own: null, mill: line }))];
}

/** By what the mill tells of each line: where it names no class or quality anywhere, neither counts. */
function pairedByAssortment(own: readonly OwnLine[], mill: readonly MillLine[]): Pair[] {
  const told = (['assortment', 'quality', 'thicknessClass'] as const).filter((field) =>
    mill.some((line) => line[field] !== null),
  );
  const keyOf = (line: OwnLine) => JSON.stringify([line.species, ...told.map((field) => line[field])]);
  const mine = grouped(
    own.map((line) => ({ ...line, price: null })),
    keyOf,
  );
  const theirs = grouped(mill, keyOf);
  return [...new Set([...mine.keys(), ...theirs.keys()])].map((key) => {
    return { number: null, own: mine.get(key) ?? null, mill: theirs.get(key) ?? null };
  });
}

function grouped(lines: readonly MillLine[], keyOf: (line: MillLine) => string): Map<string, MillLine> {
  const groups = new Map<string, MillLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return new Map([...groups].map(([key, some]) => [key, together(some)]));
}

/** Lines as one: what they do not share is left open. */
function together(lines: readonly MillLine[]): MillLine {
  const [first] = lines;
  if (!first) throw new RangeError('A group has no line');
  const shared = <K extends keyof MillLine>(field: K): MillLine[K] | null =>
    lines.every((line) => line[field] === first[field]) ? first[field] : null;
  return {
    ...{ number: null, species: first.species, assortment: shared('assortment') },
    ...{ quality: shared('quality'), thicknessClass: shared('thicknessClass'), price: shared('price') },
    count: lines.reduce((sum, { count }) => sum + count, 0),
    volume: sumVolumes(lines.map(({ volume }) => volume)),
  };
}

const agreed = (line: OwnLine, prices: readonly LotPrice[]) => priceOf(prices, line)?.price ?? null;

function sideOf(line: OwnLine, price: string | null): MillSide {
  const { species, assortment, quality, thicknessClass, count, volume } = line;
  const value = price === null ? null : valueOf(volume, price);
  return { species, assortment, quality, thicknessClass, count, volume, price, value };
}

function rowOf(pair: Pick<MillRow, 'number' | 'own' | 'mill'>, tolerance: MillTolerance): MillRow {
  const { own, mill } = pair;
  const nothing = { volume: '0.000', value: '0.00' };
  const { exceeds, ...difference } = differenceOf(own ?? nothing, mill ?? nothing, tolerance);
  if (!own || !mill) return { ...pair, ...difference, exceeds: ['missing'] };
  const sorted: MillExcess[] = [];
  if (stepsBetween(own, mill) > tolerance.classSteps) sorted.push('class');
  if (own.quality !== null && mill.quality !== null && own.quality !== mill.quality) sorted.push('quality');
  return { ...pair, ...difference, exceeds: [...exceeds, ...sorted] };
}

function stepsBetween({ thicknessClass: one }: MillSide, { thicknessClass: other }: MillSide): number {
  if (one === null || other === null) return 0;
  return Math.abs(thicknessClasses.indexOf(one) - thicknessClasses.indexOf(other));
}

interface Amounts {
  volume: string;
  value: string | null;
}

function differenceOf(own: Amounts, mill: Amounts, tolerance: MillTolerance) {
  const [before, after] = [toThousandths(own.volume), toThousandths(mill.volume)];
  const exceeds: MillExcess[] = [];
  if (isBeyond(BigInt(before), BigInt(after), tolerance.volumePercent)) exceeds.push('volume');
  let valueDifference: string | null = null;
  if (own.value !== null && mill.value !== null) {
    const [paid, credited] = [toCents(own.value), toCents(mill.value)];
    valueDifference = fromCents(credited - paid);
    if (isBeyond(paid, credited, tolerance.moneyPercent)) exceeds.push('money');
  }
  return { volumeDifference: fromThousandths(after - before), valueDifference, exceeds };
}

/** Returns whether the difference exceeds so many per cent of the own value; in whole numbers, so that the limit itself is within. */
function isBeyond(own: bigint, mill: bigint, percent: string): boolean {
  const difference = mill > own ? mill - own : own - mill;
  return difference * 10_000n > own * toCents(percent);
}

function totalOf(lines: readonly MillLine[], prices: readonly LotPrice[]): MillComparison['own'] {
  return {
    count: lines.reduce((sum, { count }) => sum + count, 0),
    volume: sumVolumes(lines.map(({ volume }) => volume)),
    value: sumValues(millSums(lines, prices).map(({ value }) => value)),
  };
}
