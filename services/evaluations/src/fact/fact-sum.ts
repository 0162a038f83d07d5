import type { Column, FigureSum, Figure } from './figure-sum';
import { keyText } from './where';
import type { Measure } from '@jahrring/contracts-evaluations';
import type { SelectQueryBuilder } from 'typeorm';
import { FactEntity } from './fact.entity';

/** Marks lie in a table of their own, which is joined only where a report asks for them. */
export const marks = ['confirmed', 'exported'] as const;
const flags: ReadonlySet<Column> = new Set(['billable', ...marks]);

/** Sums of the lines that have these values in common. */
export type FactSum = FigureSum & { seconds: number; billableSeconds: number; cents: number };

export function toSum(row: Readonly<Record<string, unknown>>, by: readonly Column[]): FactSum {
  const keys = by.map((column) => [column, keyOf(row[column], column)] as const);
  return {
    ...Object.fromEntries(keys),
    seconds: Number(row['seconds'] ?? 0),
    billableSeconds: Number(row['billableSeconds'] ?? 0),
    cents: Number(row['cents'] ?? 0),
    lines: Number(row['lines']),
  };
}

export const numbersOf = (
  row: Readonly<Record<string, unknown>>,
  figures: readonly string[],
): Partial<FactSum> => Object.fromEntries(figures.map((figure) => [figure, Number(row[figure] ?? 0)]));

/** Databases write truth in their own ways. */
function keyOf(value: unknown, column: Column): string | null {
  if (value === null || value === undefined || !flags.has(column)) return keyText(value);
  return value === true || value === 1 || value === '1' ? 'true' : 'false';
}

/** Read only where a measure asks for them: quantities are no part of the index that has everything else. */
export const seldom: Readonly<Partial<Record<Figure, { of: Measure; sql: string }>>> = {
  thousandths: { of: 'quantity', sql: 'SUM(fact.thousandths)' },
  hourCents: { of: 'valuePerHour', sql: `SUM(CASE WHEN fact.kind = 'hours' THEN fact.cents ELSE 0 END)` },
  entries: { of: 'hoursPerEntry', sql: `SUM(CASE WHEN fact.kind = 'hours' THEN 1 ELSE 0 END)` },
};
export const sqlOf = (column: Column): string =>
  marks.some((mark) => mark === column) ? `COALESCE(mark.${column}, 0)` : `fact.${column}`;

export const withFigures = (qb: SelectQueryBuilder<FactEntity>): SelectQueryBuilder<FactEntity> =>
  qb
    .select('SUM(fact.seconds)', 'seconds')
    .addSelect('SUM(CASE WHEN fact.billable THEN fact.seconds ELSE 0 END)', 'billableSeconds')
    .addSelect('SUM(fact.cents)', 'cents')
    .addSelect('COUNT(*)', 'lines');
