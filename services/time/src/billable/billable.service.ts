import type { BillableEntry, BillableList, EntryVersions } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import type { EntryEntity } from '../entry/entry.entity';
import { EntryRepository } from '../entry/entry.repository';

const secondsPerHour = 3600;
const hourDecimals = 3;

/** What can be billed; documents asks for it and claims what it takes. */
@Injectable()
export class BillableService {
  constructor(private readonly entries: EntryRepository) {}

  async list(ctx: RequestContext, projectId: string): Promise<BillableList> {
    const entries = await this.entries.billable(ctx, projectId);
    return { items: entries.map(toBillable) };
  }

  /** Deleted entries and those that are no longer billable are left out. */
  async versions(ctx: RequestContext, ids: readonly string[]): Promise<EntryVersions> {
    const entries = await this.entries.getMany(ctx, ids);
    const billable = entries.filter((entry) => entry.billable);
    return { items: billable.map(({ id, version }) => ({ id, version })) };
  }
}

function toBillable(entry: EntryEntity): BillableEntry {
  return {
    id: entry.id,
    version: entry.version,
    workDate: entry.workDate,
    employeeName: entry.names?.employeeName ?? '',
    activityTitle: entry.names?.activityTitle ?? '',
    comment: entry.comment,
    quantity: new Decimal(entry.seconds).div(secondsPerHour).toFixed(hourDecimals, Decimal.ROUND_HALF_UP),
    unit: 'hour',
    unitPrice: entry.unitPrice,
    vatRateKey: entry.vatRateKey,
  };
}
