import { importSettings, type ImportSettings, type MatchKey } from '@jahrring/contracts-addresses';
import type {
  ImportDefinition,
  ImportedRecord,
  PlannedRow,
  RequestContext,
  RowsToPlan,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type AddressEntity, AddressRepository, AddressService, toNewAddress } from '../address';
import { AddressImportEntity, AddressImportRowEntity } from './address-import.entity';
import { mapRow, type MappedRow } from './map-row';
import { matchValue } from './match-value';
import { planRow, type AddressValues } from './plan-row';
import { proposeMapping, seemsToBeAddress } from './propose-mapping';

type Portion = RowsToPlan<ImportSettings, AddressValues>;
type Planned = PlannedRow<AddressValues, AddressEntity>;

interface KeyedRow {
  row: AddressImportRowEntity;
  mapped: MappedRow;
  value: string | null;
  number: string | null;
}

/** Existing records by the keys of a portion: from the database and from rows before it. */
interface Known {
  byValue: Map<string, AddressEntity[]>;
  byNumber: Map<string, AddressEntity[]>;
  valueLines: Map<string, number>;
  numberLines: Map<string, number>;
}

/** Addresses out of a CSV file: customers of another program, or a directory of buildings. */
@Injectable()
export class AddressImport implements ImportDefinition<ImportSettings, AddressValues, AddressEntity> {
  readonly kind = 'addresses.import';
  readonly tables = { run: AddressImportEntity, row: AddressImportRowEntity };
  readonly textOnly = true;

  constructor(
    private readonly addresses: AddressRepository,
    private readonly service: AddressService,
  ) {}

  propose(headers: readonly string[]): ImportSettings {
    const mapping = proposeMapping(headers);
    const hasTitles = !seemsToBeAddress(headers, mapping);
    const matchKey = mapping.includes('customerNumber') ? 'customerNumber' : 'nameZip';
    const nameFromStreet = hasTitles && !mapping.includes('name');
    return importSettings.parse({ mapping, hasTitles, matchKey, nameFromStreet });
  }

  describe({ cells, recordId }: AddressImportRowEntity, settings: ImportSettings) {
    const { name = '', zip = '', city = '' } = mapRow(cells, settings).values;
    return { name, zip, city, addressId: recordId };
  }

  async plan(ctx: RequestContext, portion: Portion): Promise<Planned[]> {
    const { settings } = portion.run;
    const keyed = portion.rows.map((row) => keyRow(row, settings));
    const known = await this.lookUp(ctx, portion, keyed);
    return keyed.map((entry) => planKeyed(entry, known, settings, portion.headers));
  }

  async create(ctx: RequestContext, values: readonly AddressValues[], { settings }: AddressImportEntity) {
    const created = await this.addresses.create(
      ctx,
      values.map((one) => toNewAddress(one, settings.external)),
    );
    await this.service.publish(ctx, ...created);
    return created;
  }

  async update(ctx: RequestContext, { id, version }: AddressEntity, values: Partial<AddressValues>) {
    const address = await this.addresses.change(ctx, id, version, values);
    await this.service.publish(ctx, address);
    return address;
  }

  find(ctx: RequestContext, ids: readonly string[]): Promise<AddressEntity[]> {
    return this.addresses.getMany(ctx, ids);
  }

  async revert(
    ctx: RequestContext,
    { id, version }: ImportedRecord,
    before: Partial<AddressValues> | null,
  ): Promise<void> {
    if (!before) return this.service.removeUnchecked(ctx, id, version);
    await this.service.publish(ctx, await this.addresses.change(ctx, id, version, before));
  }

  private async lookUp(ctx: RequestContext, { run, earlier }: Portion, keyed: readonly KeyedRow[]) {
    const { matchKey } = run.settings;
    const values = present(keyed.map(({ value }) => value));
    const numbers = present(keyed.map(({ number }) => number));
    const found = (key: MatchKey, keys: string[]) => this.addresses.findByMatchKey(ctx, key, keys);
    return {
      byValue: groupBy(await found(matchKey, values), matchKey),
      byNumber: groupBy(await found('customerNumber', numbers), 'customerNumber'),
      valueLines: await earlier('matchValue', values),
      numberLines: await earlier('numberKey', numbers),
    };
  }
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

function keyRow(row: AddressImportRowEntity, settings: ImportSettings): KeyedRow {
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
