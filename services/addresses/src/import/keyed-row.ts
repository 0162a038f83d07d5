import { type ImportSettings } from '@jahrring/contracts-addresses';
import { AddressImportRowEntity } from './address-import.entity';
import { mapRow, type MappedRow } from './map-row';
import { matchValue } from './match-value';
import type { PlannedRow } from '@jahrring/service-kit';
import { type AddressEntity } from '../address';
import { planRow } from './plan-row';
import { type AddressValues } from './check-values';

export interface KeyedRow {
  row: AddressImportRowEntity;
  mapped: MappedRow;
  value: string | null;
  number: string | null;
}

export function keyRow(row: AddressImportRowEntity, settings: ImportSettings): KeyedRow {
  const mapped = mapRow(row.cells, settings);
  return {
    row,
    mapped,
    value: matchValue(settings.matchKey, mapped.values),
    number: matchValue('customerNumber', mapped.values),
  };
}

/** The line an earlier row with this key stands in; the first row with it is remembered for those that follow. */
export function earlierLine(
  lines: Map<string, number>,
  key: string | null,
  line: number,
): number | undefined {
  if (key === null) return undefined;
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  return earlier;
}

export type Planned = PlannedRow<AddressValues, AddressEntity>;

/** Existing records by the keys of a portion: from the database and from rows before it. */
interface Known {
  byValue: Map<string, AddressEntity[]>;
  byNumber: Map<string, AddressEntity[]>;
  valueLines: Map<string, number>;
  numberLines: Map<string, number>;
}

export function planKeyed(
  { row, mapped, value, number }: KeyedRow,
  known: Known,
  settings: ImportSettings,
  headers: readonly string[],
): Planned {
  const { line, cells } = row;
  const matches = value === null ? [] : (known.byValue.get(value) ?? []);
  const sameKeyLine = earlierLine(known.valueLines, value, line);
  const sameNumberLine = earlierLine(known.numberLines, number, line);
  const bearers = number === null ? [] : (known.byNumber.get(number) ?? []);
  const customerNumberTaken =
    sameNumberLine !== undefined || bearers.some((bearer) => bearer.id !== matches[0]?.id);
  const context = { row: { line, cells }, mapped, headers, settings, matches };
  const plan = planRow({ ...context, sameKeyLine, customerNumberTaken });
  const kept = { ...row, matchValue: value, numberKey: number, outcome: plan.outcome, plan };
  return { row: kept, plan, existing: matches[0] };
}
