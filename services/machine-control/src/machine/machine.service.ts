import { addDays, addMonths, type ListQuery, localDateAt } from '@jahrring/contracts-common';
import type { ControlledMachine, MachineUsage } from '@jahrring/contracts-machine-control';
import { Clock, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { EntryRepository, machineColumns, MachineRepository, ReadingRepository } from '../record';
import { usedBetween } from '../rules';
import { MachineViews } from './machine-views';

/** The chart goes back so many months. */
const chartMonths = 12;

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

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<ControlledMachine>> {
    return this.machines.listViews(ctx, query, machineColumns, (machines) => this.views.of(ctx, machines));
  }

  /** Every machine of a list, worked out in portions. */
  all(ctx: RequestContext, query: ListQuery) {
    return this.machines.listAllViews(ctx, query, machineColumns, (machines) => this.views.of(ctx, machines));
  }

  async get(ctx: RequestContext, id: string): Promise<ControlledMachine> {
    return this.views.one(ctx, await this.machines.get(ctx, id));
  }

  /** The last twelve months: by the counter, and as recorded. */
  async usage(ctx: RequestContext, id: string): Promise<MachineUsage> {
    await this.machines.get(ctx, id);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const firsts = Array.from({ length: chartMonths }, (_, index) =>
      addMonths(`${today.slice(0, 7)}-01`, index + 1 - chartMonths),
    );
    const start = firsts[0] ?? today;
    const points = (await this.readings.since(ctx, [id], start)).get(id) ?? [];
    const entries = await this.entries.within(ctx, [id], start, today);
    const months = firsts.map((first) => {
      const month = first.slice(0, 7);
      const own = entries.filter(({ workDate }) => workDate.startsWith(month));
      const recorded = own.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
      const counter = usedBetween(points, first, addDays(addMonths(first, 1), -1));
      return { month, counter: counter.toFixed(3), recorded: recorded.toFixed(3) };
    });
    return { months };
  }
}
