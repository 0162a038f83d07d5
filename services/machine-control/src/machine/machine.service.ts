import type { ListQuery } from '@jahrring/contracts-common';
import type { ControlledMachine, MachineUsage } from '@jahrring/contracts-machine-control';
import { Clock, localDayOf, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { EntryRepository } from '../entry/entry.repository';
import { ReadingRepository } from '../reading/reading.repository';
import { plusDays, plusMonths } from '../rules/days';
import { usedBetween } from '../rules/usage';
import { machineColumns, MachineRepository } from './machine.repository';
import { MachineViews } from './machine-views';

/** The chart goes back so many months. */
const chartMonths = 12;
const rowsAtOnce = 100;

/** Machines and vehicles at a glance, what is due first standing first. */
@Injectable()
export class MachineService {
  constructor(
    private readonly machines: MachineRepository,
    private readonly readings: ReadingRepository,
    private readonly entries: EntryRepository,
    private readonly views: MachineViews,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<ControlledMachine>> {
    if (query.pageSize === 'all') return this.all(ctx, query);
    const { items, total } = await this.machines.list(ctx, query, machineColumns);
    return { items: await this.views.of(ctx, items), total };
  }

  /** Every machine of a list, worked out in portions. */
  async all(ctx: RequestContext, query: ListQuery) {
    const ids = await this.machines.ids(ctx, query, machineColumns);
    return { total: ids.length, items: this.inPortions(ctx, ids) };
  }

  async get(ctx: RequestContext, id: string): Promise<ControlledMachine> {
    return this.views.one(ctx, await this.machines.get(ctx, id));
  }

  /** The last twelve months: by the counter, and as recorded. */
  async usage(ctx: RequestContext, id: string): Promise<MachineUsage> {
    await this.machines.get(ctx, id);
    const today = localDayOf(this.clock.now(), ctx.timeZone);
    const firsts = Array.from({ length: chartMonths }, (_, index) =>
      plusMonths(`${today.slice(0, 7)}-01`, index + 1 - chartMonths),
    );
    const start = firsts[0] ?? today;
    const points = (await this.readings.since(ctx, [id], start)).get(id) ?? [];
    const entries = await this.entries.within(ctx, [id], start, today);
    const months = firsts.map((first) => {
      const month = first.slice(0, 7);
      const own = entries.filter(({ workDate }) => workDate.startsWith(month));
      const recorded = own.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
      const counter = usedBetween(points, first, plusDays(plusMonths(first, 1), -1));
      return { month, counter: counter.toFixed(3), recorded: recorded.toFixed(3) };
    });
    return { months };
  }

  private async *inPortions(ctx: RequestContext, ids: readonly string[]): AsyncGenerator<ControlledMachine> {
    for (let from = 0; from < ids.length; from += rowsAtOnce) {
      yield* await this.views.of(ctx, await this.machines.getMany(ctx, ids.slice(from, from + rowsAtOnce)));
    }
  }
}
