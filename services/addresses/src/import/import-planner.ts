import type { ImportSettings, MatchKey } from '@jahrring/contracts-addresses';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type AddressEntity, AddressRepository } from '../address';
import type { AddressImportEntity } from './address-import.entity';
import type { ImportRowEntity } from './import-row.entity';
import { ImportRowRepository } from './import-row.repository';
import { mapRow, type MappedRow } from './map-row';
import { matchValue } from './match-value';
import { planRow, type RowPlan } from './plan-row';

export interface PlannedRow {
  row: ImportRowEntity;
  plan: RowPlan;
  existing: AddressEntity | undefined;
}

interface KeyedRow {
  row: ImportRowEntity;
  mapped: MappedRow;
  value: string | null;
  number: string | null;
}

/** What the database and the rows before know of a chunk's keys. */
interface Known {
  byValue: Map<string, AddressEntity[]>;
  byNumber: Map<string, AddressEntity[]>;
  valueLines: Map<string, number>;
  numberLines: Map<string, number>;
}

const present = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];

function groupBy(addresses: readonly AddressEntity[], key: MatchKey): Map<string, AddressEntity[]> {
  const groups = new Map<string, AddressEntity[]>();
  for (const address of addresses) {
    const value = matchValue(key, address);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), address]);
  }
  return groups;
}

/** Plans a chunk of rows against the addresses that exist and the rows before it. */
@Injectable()
export class ImportPlanner {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly rows: ImportRowRepository,
  ) {}

  async plan(
    ctx: RequestContext,
    run: AddressImportEntity,
    chunk: readonly ImportRowEntity[],
  ): Promise<PlannedRow[]> {
    const keyed = chunk.map((row) => keyRow(row, run.settings));
    const known = await this.lookUp(ctx, run, keyed);
    const headers = run.columns.map((column) => (run.settings.hasTitles ? column.header : ''));
    return keyed.map((entry) => planKeyed(entry, known, run.settings, headers));
  }

  private async lookUp(
    ctx: RequestContext,
    run: AddressImportEntity,
    keyed: readonly KeyedRow[],
  ): Promise<Known> {
    const { matchKey } = run.settings;
    const values = present(keyed.map(({ value }) => value));
    const numbers = present(keyed.map(({ number }) => number));
    const before = keyed[0]?.row.position ?? 0;
    return {
      byValue: groupBy(await this.addresses.findByMatchKey(ctx, matchKey, values), matchKey),
      byNumber: groupBy(
        await this.addresses.findByMatchKey(ctx, 'customerNumber', numbers),
        'customerNumber',
      ),
      valueLines: await this.rows.findFirstLines(ctx, run.id, 'matchValue', values, before),
      numberLines: await this.rows.findFirstLines(ctx, run.id, 'numberKey', numbers, before),
    };
  }
}

function keyRow(row: ImportRowEntity, settings: ImportSettings): KeyedRow {
  const mapped = mapRow(row.cells, settings);
  return {
    row,
    mapped,
    value: matchValue(settings.matchKey, mapped.values),
    number: matchValue('customerNumber', mapped.values),
  };
}

/** The line an earlier row with this key stands in; the first row with it is remembered for those that follow. */
function earlierLine(lines: Map<string, number>, key: string | null, line: number): number | undefined {
  if (key === null) return undefined;
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  return earlier;
}

function planKeyed(
  entry: KeyedRow,
  known: Known,
  settings: ImportSettings,
  headers: readonly string[],
): PlannedRow {
  const { mapped, value, number } = entry;
  const { line, cells } = entry.row;
  const matches = value === null ? [] : (known.byValue.get(value) ?? []);
  const sameKeyLine = earlierLine(known.valueLines, value, line);
  const sameNumberLine = earlierLine(known.numberLines, number, line);
  const bearers = number === null ? [] : (known.byNumber.get(number) ?? []);
  const customerNumberTaken =
    sameNumberLine !== undefined || bearers.some((bearer) => bearer.id !== matches[0]?.id);
  const context = {
    row: { line, cells },
    mapped,
    headers,
    settings,
    matches,
    sameKeyLine,
    customerNumberTaken,
  };
  const plan = planRow(context);
  const row = { ...entry.row, matchValue: value, numberKey: number, outcome: plan.outcome, plan };
  return { row, plan, existing: matches[0] };
}
