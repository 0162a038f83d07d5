import type { OpeningProblem } from '@jahrring/contracts-bookkeeping';
import { amountOf, fromCents, toCents } from '../value';
import type { OpeningRow } from './opening.entity';

export interface PlannedBalance {
  account: string;
  /** Debit less credit. */
  amount: string;
}

export interface PlannedBalances {
  balances: PlannedBalance[];
  problems: OpeningProblem[];
}

/** The balances of a trial balance: by debit and credit, or signed. @param chart numbers of the licence's accounts */
export function planBalances(rows: readonly OpeningRow[], chart: ReadonlySet<string>): PlannedBalances {
  const problems: OpeningProblem[] = [];
  const balances = new Map<string, bigint>();
  for (const { line, cells } of rows) {
    const { account = '' } = cells;
    const say = (field: OpeningProblem['field'], code: OpeningProblem['code'], value = '') =>
      problems.push({ file: 'balances', line, field, code, value });
    if (account === '') say('account', 'missing');
    else if (!chart.has(account)) say('account', 'unknownAccount', account);
    else if (balances.has(account)) say('account', 'twice', account);
    const amount = balanceOf(cells);
    if (typeof amount !== 'bigint') say(amount.field, 'badAmount', cells[amount.field] ?? '');
    else balances.set(account, amount);
  }
  return {
    balances: [...balances].flatMap(([account, cents]) =>
      cents === 0n ? [] : [{ account, amount: fromCents(cents) }],
    ),
    problems,
  };
}

type AmountField = 'debit' | 'credit' | 'balance';

function balanceOf(cells: OpeningRow['cells']): bigint | { field: AmountField } {
  let sum = 0n;
  for (const [field, sign] of [
    ['debit', 1n],
    ['credit', -1n],
    ['balance', 1n],
  ] as const) {
    const text = cells[field];
    if (text === undefined) continue;
    const amount = amountOf(text);
    if (amount === null) return { field };
    sum += sign * toCents(amount);
  }
  return sum;
}
