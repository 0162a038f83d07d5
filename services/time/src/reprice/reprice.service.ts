import type { Rate } from '@jahrring/contracts-inventory';
import { vatKey } from '@jahrring/contracts-common';
import {
  entryChanged,
  mostRepriced,
  type RepriceInput,
  type RepricePreview,
  type RepricePreviewInput,
} from '@jahrring/contracts-time';
import { Database, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { timeError } from '../errors';
import { amountAt, amountOf, EntryReader, toEntryChanged } from '../entry';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { EmployeeRefRepository, ObjectRefRepository } from '../reference';
import type { ObjectRefEntity } from '../reference';
import { SurchargeService } from '../surcharge';
import { priceOf, RateCategoryRefRepository, TimeRateRepository } from '../rate';
import type { OwnRate, Price, PricedObject } from '../rate';

interface Difference {
  entry: EntryEntity;
  price: Price;
}

/** Prices of recorded entries never follow a new rate by themselves: this shows what would, and does it when asked. */
@Injectable()
export class RepriceService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRepository,
    private readonly reader: EntryReader,
    private readonly rates: TimeRateRepository,
    private readonly categories: RateCategoryRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly surcharges: SurchargeService,
    private readonly outbox: Outbox,
  ) {}

  async preview(ctx: RequestContext, input: RepricePreviewInput): Promise<RepricePreview> {
    const { open, locked } = await this.differences(ctx, input);
    return summary(open, locked);
  }

  /** @throws REPRICE_CHANGED where it is no longer what the preview has shown */
  async apply(ctx: RequestContext, input: RepriceInput): Promise<RepricePreview> {
    return this.db.tx(ctx, async (ctx) => {
      const seen = await this.differences(ctx.withoutTransaction(), input);
      const people = new Set(seen.open.map(({ entry }) => entry.employeeId));
      // Always in the same order, so that two of these cannot wait for each other.
      for (const person of [...people].toSorted()) await this.employees.lock(ctx, person);
      const { open, locked } = await this.differences(ctx, input);
      if (open.length !== input.count) throw timeError('REPRICE_CHANGED', { count: open.length });
      for (const { entry, price } of open) {
        const values = { ...price, ...amountAt(entry, price.unitPrice) };
        const changed = await this.entries.update(ctx, entry.id, entry.version, values);
        await this.surcharges.follow(ctx, changed);
        await this.outbox.add(ctx, entryChanged, toEntryChanged(changed));
      }
      return summary(open, locked);
    });
  }

  private async differences(
    ctx: RequestContext,
    { from, projectId, rate }: RepricePreviewInput,
  ): Promise<{ open: Difference[]; locked: number }> {
    const entries = await this.entries.unbilled(ctx, { from, projectId, limit: mostRepriced + 1 });
    if (entries.length > mostRepriced) throw timeError('REPRICE_TOO_MANY', { max: mostRepriced });
    if (entries.length === 0) return { open: [], locked: 0 };
    const price = await this.pricing(ctx, entries, rate ? [rate] : []);
    const differing = entries
      .map((entry) => ({ entry, price: price(entry) }))
      .filter((one) => one.price.unitPrice !== one.entry.unitPrice);
    const { toView } = await this.reader.mapper(ctx);
    const open = differing.filter(
      ({ entry }) => !toView(entry).locked && entry.confirmedAt === null && entry.exportedAt === null,
    );
    return { open, locked: differing.length - open.length };
  }

  /** The price of many entries by today's rates, everything read once. A rate in `drafts` replaces its like. */
  private async pricing(
    ctx: RequestContext,
    entries: readonly EntryEntity[],
    drafts: readonly OwnRate[],
  ): Promise<(entry: EntryEntity) => Price> {
    const of = <T>(pick: (entry: EntryEntity) => T): T[] => [...new Set(entries.map(pick))];
    const saved = await this.rates.forProjects(
      ctx,
      of((entry) => entry.projectId),
    );
    const rates = [...drafts, ...saved.filter((rate) => !drafts.some((draft) => isSame(draft, rate)))];
    const categories = await this.categories.ofPeople(
      ctx,
      of((entry) => entry.employeeId),
    );
    const ids = of(objectOf).filter((id) => id !== null);
    const objects = new Map(
      (await this.objects.getMany(ctx, ids)).map((object) => [object.id, toPriced(object)]),
    );
    return (entry) =>
      priceOf(lineOf(entry), {
        rates,
        category: categories.get(entry.employeeId) ?? noRates,
        object: objects.get(objectOf(entry) ?? '') ?? null,
      });
  }
}

const noRates: readonly Rate[] = [];

function isSame(one: OwnRate, other: OwnRate): boolean {
  const fields = ['projectId', 'employeeId', 'objectId', 'validFrom'] as const;
  return fields.every((field) => one[field] === other[field]);
}

function objectOf(entry: EntryEntity): string | null {
  return entry.kind === 'hours' ? entry.activityId : entry.objectId;
}

function lineOf(entry: EntryEntity) {
  const { kind, employeeId, projectId, workDate } = entry;
  return { kind, employeeId, projectId, workDate, objectId: objectOf(entry) };
}

function toPriced({ id, kind, unit, price, prices, vatRateKey }: ObjectRefEntity): PricedObject {
  return {
    id,
    kind,
    unit,
    price,
    prices: prices ?? [],
    vatRateKey: vatKey.catch('standard').parse(vatRateKey),
  };
}

function summary(open: readonly Difference[], locked: number): RepricePreview {
  const sum = (amount: (one: Difference) => string) =>
    open.reduce((total, one) => total.plus(amount(one)), new Decimal(0)).toFixed(2);
  return {
    count: open.length,
    locked,
    before: sum(({ entry }) => amountOf(entry)),
    after: sum(({ entry, price: { unitPrice } }) =>
      amountOf({ ...entry, unitPrice, ...amountAt(entry, unitPrice) }),
    ),
  };
}
