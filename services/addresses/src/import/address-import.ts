import { importSettings, type ImportSettings, type MatchKey } from '@jahrring/contracts-addresses';
import type { ImportDefinition, ImportedRecord, RequestContext, RowsToPlan } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type AddressEntity, AddressRepository, AddressService, toNewAddress } from '../address';
import { AddressImportEntity, AddressImportRowEntity } from './address-import.entity';
import { mapRow } from './map-row';
import { matchValue } from './match-value';
import { type AddressValues } from './check-values';
import { proposeMapping, seemsToBeAddress } from './propose-mapping';
import { keyRow, planKeyed } from './keyed-row';
import type { KeyedRow, Planned } from './keyed-row';

type Portion = RowsToPlan<ImportSettings, AddressValues>;

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
