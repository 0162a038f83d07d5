import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Decimal } from 'decimal.js';
import type { Column, Figure, FigureSum } from './figure-sum';
import { keyText } from './where';

type Sums = Readonly<Partial<Record<Figure, string>>> & { lines: string };

/** Makes a query one of sums, by these columns of its alias `fact`. */
export function addSums<E extends ObjectLiteral>(
  qb: SelectQueryBuilder<E>,
  sums: Sums,
  by: readonly Column[],
): SelectQueryBuilder<E> {
  qb.select(sums.lines, 'lines');
  for (const [figure, sql] of Object.entries(sums)) if (figure !== 'lines') qb.addSelect(sql, figure);
  for (const column of by) qb.addSelect(`fact.${column}`, column).addGroupBy(`fact.${column}`);
  return qb;
}

/** Converts the rows that such a query returned to sums; those without lines are left out. */
export function sumRows(
  rows: readonly Readonly<Record<string, unknown>>[],
  sums: Sums,
  by: readonly Column[],
): FigureSum[] {
  return rows
    .filter(({ lines }) => Number(lines) > 0)
    .map((row) => ({
      ...Object.fromEntries(by.map((column) => [column, keyText(row[column])])),
      ...Object.fromEntries(Object.keys(sums).map((figure) => [figure, Number(row[figure] ?? 0)])),
      lines: Number(row['lines']),
    }));
}

/** One sum of all that have these columns in common, with every figure any of them has. */
export function joined(sums: readonly FigureSum[], by: readonly Column[]): FigureSum[] {
  const found = new Map<string, FigureSum>();
  for (const sum of sums) {
    const keys = by.map((column) => [column, sum[column] ?? null] as const);
    const id = JSON.stringify(keys);
    const into = found.get(id) ?? { ...Object.fromEntries(keys), lines: 0 };
    for (const [figure, more] of Object.entries(sum)) {
      if (typeof more === 'number') into[figure as Figure] = (into[figure as Figure] ?? 0) + more;
    }
    found.set(id, into);
  }
  return [...found.values()];
}

/** An amount in hundredths. */
export const centsOf = (amount: Decimal.Value): number =>
  new Decimal(amount).times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** A quantity in thousandths of its unit. */
export const thousandthsOf = (quantity: Decimal.Value): number =>
  new Decimal(quantity).times(1000).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** `2026-03` of a day. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);
