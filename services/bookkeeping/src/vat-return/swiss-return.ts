import type { VatAdjustment, VatSettings } from '@jahrring/contracts-bookkeeping';
import { Decimal } from 'decimal.js';
import { fromCents, toCents } from '../value';
import { activityCodes, turnoverCodes } from './swiss-assign';
import { sumKey, totalOf } from './sums';
import type { FigureRow, Sum } from './sums';

const deductionCodes = ['220', '221', '225', '230', '235', '280'] as const;
const byRateCodes = [...turnoverCodes, ...activityCodes] as readonly string[];
const acquisitionCodes = ['383', '382'] as const;
/** Codes that lower what is to pay, and that raise it. */
const deducted = ['400', '405', '410'] as const;
const added = ['415', '420'] as const;
const order = [
  ...['200', '205', ...deductionCodes, '289', '299', ...byRateCodes, ...acquisitionCodes, '399'],
  ...[...deducted, ...added, '479', '500', '510', '900', '910'],
];

export interface SwissReturn {
  figures: FigureRow[];
  /** Signed: 500 where positive, 510 where negative. */
  payable: string;
  /** Of the figures that were typed in. */
  adjusted: bigint;
}

/** The tax on a turnover, not rounded; hundredths. */
const exactTax = ({ base, rate }: Sum): Decimal => new Decimal(base.toString()).times(rate ?? '0').div(100);
const rounded = (cents: Decimal): bigint => BigInt(cents.toFixed(0, Decimal.ROUND_HALF_UP));

/**
 * All figures of the Swiss form from 200 to 910. The tax on turnover is worked out of the turnover at each rate and rounded once, at
 * the end, as the tax administration does; input tax is what was booked.
 */
export function swissReturn(
  sums: readonly Sum[],
  adjustments: readonly VatAdjustment[],
  { method }: Pick<VatSettings, 'method'>,
): SwissReturn {
  const typed = adjustments.map((one) => typedSum(one));
  const all = [...sums, ...typed];
  const isNet = method !== 'effective';
  const deductions = totalOf(all, ...deductionCodes).base;
  const rows = all.filter(({ code }) => byRateCodes.includes(code));
  const taxed = [...rows, ...all.filter(({ code }) => code === '383' || code === '382')];
  const owed = taxed.reduce((sum, row) => sum.plus(exactTax(row)), new Decimal(0));
  const input = totalOf(all, ...deducted).tax - totalOf(all, ...added).tax;
  const payable = rounded(owed.minus(input.toString()));
  const derived = [
    figure('200', totalOf(all, '200').base, null),
    figure('289', deductions, null),
    figure('299', totalOf(all, '200').base - deductions, null),
    figure('399', null, rounded(owed)),
    ...(isNet && input === 0n ? [] : [figure('479', null, input)]),
    payable >= 0n ? figure('500', null, payable) : figure('510', null, -payable),
  ];
  const own = all.filter(({ code }) => code !== '200').map((sum) => ownFigure(sum, sums));
  const opening = new Set(sums.map(({ code }) => code));
  const figures = [...own, ...derived.map((one) => ({ ...one, opens: opening.has(one.code) }))];
  const adjusted = totalOf(typed, ...added).tax - totalOf(typed, ...deducted).tax;
  return { figures: inOrder(figures), payable: fromCents(payable), adjusted };
}

function typedSum({ code, amount }: VatAdjustment): Sum {
  const cents = toCents(amount);
  const isTax = code === '410' || code === '415' || code === '420';
  const plain = { code, rate: null, activity: null };
  return isTax ? { ...plain, base: 0n, tax: cents } : { ...plain, base: cents, tax: 0n };
}

function figure(code: string, base: bigint | null, tax: bigint | null): FigureRow {
  return {
    ...{ code, rate: null, activity: null, opens: false },
    base: base === null ? null : fromCents(base),
    tax: tax === null ? null : fromCents(tax),
  };
}

function ownFigure(sum: Sum, booked: readonly Sum[]): FigureRow {
  const { code, rate, activity, base, tax } = sum;
  const isInput = [...deducted, ...added].some((one) => one === code);
  const isRated = rate !== null;
  return {
    ...{ code, rate, activity },
    base: isInput ? null : fromCents(base),
    tax: isInput ? fromCents(tax) : isRated ? fromCents(rounded(exactTax(sum))) : null,
    opens: booked.some((one) => sumKey(one) === sumKey(sum)),
  };
}

function inOrder(figures: readonly FigureRow[]): FigureRow[] {
  const place = ({ code }: FigureRow) => order.indexOf(code);
  return figures.toSorted(
    (a, b) => place(a) - place(b) || (a.activity ?? '').localeCompare(b.activity ?? ''),
  );
}
