import type {
  BillableEntry,
  BillableList,
  BillableProjects,
  BillableQuery,
  EntryVersions,
  ObjectPrices,
  ObjectPricesQuery,
} from '@jahrring/contracts-time';
import { inForceOn } from '@jahrring/contracts-inventory';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { TimeRateRepository } from '../rate';
import { ObjectRefRepository } from '../reference';

const secondsPerHour = 3600;
const quantityDecimals = 3;
const priceDecimals = 4;
const one = '1.000';

/** Entries that can be billed; the documents service queries them and claims those it uses. */
@Injectable()
export class BillableService {
  constructor(
    private readonly entries: EntryRepository,
    private readonly objects: ObjectRefRepository,
    private readonly rates: TimeRateRepository,
  ) {}

  async list(ctx: RequestContext, { projectId, until }: BillableQuery): Promise<BillableList> {
    const entries = await this.entries.billable(ctx, projectId, until);
    const objectIds = entries.flatMap(
      (entry) => (entry.kind === 'hours' ? entry.activityId : entry.objectId) ?? [],
    );
    const objects = await this.objects.getMany(ctx, [...new Set(objectIds)]);
    const articleNumbers = new Map(objects.map(({ id, articleNumber }) => [id, articleNumber]));
    return { items: entries.map((entry) => toBillable(entry, articleNumbers)) };
  }

  async projects(ctx: RequestContext, until: string): Promise<BillableProjects> {
    return { items: await this.entries.billableProjects(ctx, until) };
  }

  /** Returns the prices that a project agreed for objects, if they are in force on the day. */
  async prices(ctx: RequestContext, { projectId, day, objectIds }: ObjectPricesQuery): Promise<ObjectPrices> {
    const rates = await this.rates.of(ctx, projectId);
    const items = objectIds.flatMap((objectId) => {
      const own = rates.filter((rate) => rate.objectId === objectId);
      const price = inForceOn(own, day)?.price;
      return price === undefined ? [] : [{ objectId, price }];
    });
    return { items };
  }

  /** Deleted entries and those that are no longer billable are left out. */
  async versions(ctx: RequestContext, ids: readonly string[]): Promise<EntryVersions> {
    const entries = await this.entries.getMany(ctx, ids);
    const billable = entries.filter((entry) => entry.billable);
    return { items: billable.map(({ id, version }) => ({ id, version })) };
  }
}

function toBillable(entry: EntryEntity, articleNumbers: ReadonlyMap<string, string | null>): BillableEntry {
  const isHours = entry.kind === 'hours';
  const objectId = isHours ? entry.activityId : entry.objectId;
  return {
    id: entry.id,
    version: entry.version,
    kind: entry.kind,
    workDate: entry.workDate,
    employeeId: entry.employeeId,
    employeeName: entry.names?.employeeName ?? '',
    activityTitle: (isHours ? entry.names?.activityTitle : entry.names?.objectTitle) ?? '',
    objectId,
    articleNumber: articleNumbers.get(objectId ?? '') ?? null,
    comment: entry.comment,
    ...charged(entry),
    vatRateKey: entry.vatRateKey,
  };
}

/**
 * Returns true if an amount is simply the quantity times its price: kilometres are charged that way, a receipt as one
 * sum.
 */
function isByQuantity({ amount, quantity, unitPrice }: EntryEntity): boolean {
  if (amount === null) return true;
  return quantity !== null && new Decimal(quantity).times(unitPrice).toDecimalPlaces(2).equals(amount);
}

/** Returns what is charged for an entry: hours or a quantity at their price, or the amount spent as one piece. */
function charged(entry: EntryEntity): Pick<BillableEntry, 'quantity' | 'unit' | 'unitPrice'> {
  if (entry.kind === 'hours') {
    const hours = new Decimal(entry.seconds).div(secondsPerHour);
    const quantity = hours.toFixed(quantityDecimals, Decimal.ROUND_HALF_UP);
    return { quantity, unit: 'hour', unitPrice: entry.unitPrice };
  }
  if (entry.amount !== null && !isByQuantity(entry)) {
    return { quantity: one, unit: 'flat_rate', unitPrice: new Decimal(entry.amount).toFixed(priceDecimals) };
  }
  return { quantity: entry.quantity ?? one, unit: entry.unit ?? 'piece', unitPrice: entry.unitPrice };
}
