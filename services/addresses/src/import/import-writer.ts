import type { ImportSettings } from '@jahrring/contracts-addresses';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type AddressEntity, AddressRepository, AddressService, toNewAddress } from '../address';
import type { PlannedRow } from './import-planner';
import type { ImportRowEntity } from './import-row.entity';
import type { AddressValues } from './plan-row';

/** Writes what was planned and notes in each row what it has done, for the undo. */
@Injectable()
export class ImportWriter {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly service: AddressService,
  ) {}

  async write(
    ctx: RequestContext,
    planned: readonly PlannedRow[],
    settings: ImportSettings,
  ): Promise<ImportRowEntity[]> {
    const created = await this.create(ctx, planned, settings);
    const rows: ImportRowEntity[] = [];
    for (const entry of planned) {
      const { plan, row, existing } = entry;
      if (plan.outcome === 'create') rows.push(noted(row, created.shift()));
      else if (plan.outcome === 'update' && existing) rows.push(await this.update(ctx, entry, existing));
      else rows.push(row);
    }
    return rows;
  }

  private async create(ctx: RequestContext, planned: readonly PlannedRow[], settings: ImportSettings) {
    const values = planned
      .filter(({ plan }) => plan.outcome === 'create')
      .map(({ plan }) => toNewAddress(plan.values as AddressValues, settings.external));
    const created = values.length > 0 ? await this.addresses.create(ctx, values) : [];
    await this.service.publish(ctx, ...created);
    return created;
  }

  private async update(ctx: RequestContext, { row, plan }: PlannedRow, existing: AddressEntity) {
    const fields = Object.keys(plan.values) as (keyof AddressValues)[];
    const before = Object.fromEntries(fields.map((field) => [field, existing[field]]));
    const address = await this.addresses.change(ctx, existing.id, existing.version, plan.values);
    await this.service.publish(ctx, address);
    return { ...noted(row, address), before };
  }
}

function noted(row: ImportRowEntity, address: AddressEntity | undefined): ImportRowEntity {
  return { ...row, addressId: address?.id ?? null, addressVersion: address?.version ?? null };
}
