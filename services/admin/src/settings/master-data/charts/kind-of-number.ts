import type { AccountKind } from '@jahrring/contracts-admin';

/** Charts whose number ranges are known. */
export type KnownChart = 'kmu' | 'skr03' | 'skr04' | 'ekr';

/** First number of each range and its kind, ascending. */
type Ranges = readonly (readonly [from: number, kind: AccountKind])[];

/** Classes of the Swiss chart of small and medium enterprises; 8 mixes both and is taken as expense. */
const kmu: Ranges = [
  [1000, 'asset'],
  [2000, 'liability'],
  [3000, 'income'],
  [4000, 'expense'],
  [7000, 'income'],
  [8000, 'expense'],
  [9000, 'closing'],
];

/** DATEV SKR03, by process: fixed assets and capital, money and VAT, neutral, goods, costs, stocks, revenue, balances. */
const skr03: Ranges = [
  [0, 'asset'],
  [600, 'liability'],
  [980, 'asset'],
  [990, 'liability'],
  [1000, 'asset'],
  [1600, 'liability'],
  [2000, 'expense'],
  [2500, 'income'],
  [2800, 'closing'],
  [3000, 'expense'],
  [3970, 'asset'],
  [3990, 'expense'],
  [7000, 'asset'],
  [8000, 'income'],
  [9000, 'closing'],
];

/** DATEV SKR04, by the order of the balance sheet and the profit and loss account. */
const skr04: Ranges = [
  [0, 'asset'],
  [2000, 'liability'],
  [4000, 'income'],
  [5000, 'expense'],
  [7000, 'income'],
  [7200, 'expense'],
  [7400, 'income'],
  [7500, 'expense'],
  [7700, 'closing'],
  [7900, 'expense'],
  [8000, 'closing'],
];

/**
 * Austrian standard chart (Einheitskontenrahmen): class 8 holds interest earned, interest paid, extraordinary income and
 * expense, taxes, and what is taken from reserves and put into them; class 9 equity and the accounts of the closing.
 */
const ekr: Ranges = [
  [0, 'asset'],
  [3000, 'liability'],
  [4000, 'income'],
  [5000, 'expense'],
  [8000, 'income'],
  [8200, 'expense'],
  [8400, 'income'],
  [8450, 'expense'],
  [8600, 'income'],
  [8800, 'expense'],
  [9000, 'liability'],
  [9800, 'closing'],
];

const ranges: Readonly<Record<KnownChart, Ranges>> = { kmu, skr03, skr04, ekr };

/** Returns the kind of an account by its number, by the ranges of its chart: 1020 is an asset, 8400 of SKR03 revenue. */
export function kindOfNumber(number: string, chart: KnownChart = 'kmu'): AccountKind {
  if (!/^\d/.test(number)) return 'closing';
  // German and Austrian charts have four digits, zeros in front included; longer numbers are accounts below one of four digits.
  const digits = /^\d+/.exec(number)?.[0] ?? '';
  const main = Number(
    chart === 'kmu' ? digits.slice(0, 4).padEnd(4, '0') : digits.slice(0, 4).padStart(4, '0'),
  );
  return ranges[chart].findLast(([from]) => from <= main)?.[1] ?? 'closing';
}
