import { addDays, addMonths, localDateAt } from '@jahrring/contracts-common';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineCostService } from '../cost';
import { type MachineEntity, ReadingRepository } from '../record';
import { type CounterPoint, usedBetween } from '../rules';

/** Usage of a machine this month and this year, in its counter's units. */
interface Usage {
  month: string;
  year: string;
}

/** Money for one unit of the counter over the last twelve months; null where it did not run. */
type CostPerUnit = string | null;

const costMonths = 12;
const mostKept = 20_000;

/** Figures that stand until the machine, what they are worked out from, or the day changes. */
class Kept<T> {
  private readonly values = new Map<string, { state: string; value: T }>();

  find(id: string, state: string): T | undefined {
    const known = this.values.get(id);
    return known?.state === state ? known.value : undefined;
  }

  put(id: string, state: string, value: T): void {
    // The oldest goes first: a map keeps the order of insertion.
    this.values.delete(id);
    this.values.set(id, { state, value });
    const oldest = this.values.keys().next();
    if (this.values.size > mostKept && !oldest.done) this.values.delete(oldest.value);
  }
}

/** Figures of machines that are summed up from readings, fuel, services and entries: once a day, and when one changes. */
@Injectable()
export class MachineFigures {
  private readonly usages = new Kept<Usage>();
  private readonly costs = new Kept<CostPerUnit>();

  constructor(
    private readonly readings: ReadingRepository,
    private readonly machineCosts: MachineCostService,
    private readonly clock: Clock,
  ) {}

  /** By machine. */
  usageOf(ctx: RequestContext, machines: readonly MachineEntity[]): Promise<Map<string, Usage>> {
    return this.kept(ctx, machines, this.usages, async (missing, today) => {
      const ids = missing.map(({ id }) => id);
      const points = await this.readings.since(ctx, ids, `${today.slice(0, 4)}-01-01`);
      return new Map(ids.map((id) => [id, usageBy(points.get(id) ?? [], today)]));
    });
  }

  /** By machine; only for callers who may see what machines cost. */
  costPerUnit(ctx: RequestContext, machines: readonly MachineEntity[]): Promise<Map<string, CostPerUnit>> {
    // Whose reach is narrower sees fewer fuellings: such costs are nobody else's.
    const shared = ctx.grade('tools.machinecontrol.index', 'tools.machinecontrol.manage') === 'all';
    const store = shared ? this.costs : new Kept<CostPerUnit>();
    return this.kept(ctx, machines, store, async (missing, to) => {
      const from = addDays(addMonths(to, -costMonths), 1);
      const costs = await this.machineCosts.costsOfMany(ctx, missing, { from, to });
      return new Map(missing.map(({ id }) => [id, costs.get(id)?.perUnit ?? null]));
    });
  }

  /** Returns the cached values; the missing ones are calculated and cached. */
  private async kept<T>(
    ctx: RequestContext,
    machines: readonly MachineEntity[],
    store: Kept<T>,
    workOut: (missing: MachineEntity[], today: string) => Promise<Map<string, T>>,
  ): Promise<Map<string, T>> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const stateOf = ({ version, figuresStamp }: MachineEntity) => `${today} ${version} ${figuresStamp}`;
    const found = new Map<string, T>();
    const missing = machines.filter((machine) => {
      const value = store.find(machine.id, stateOf(machine));
      if (value !== undefined) found.set(machine.id, value);
      return value === undefined;
    });
    if (missing.length === 0) return found;
    const fresh = await workOut(missing, today);
    for (const machine of missing) {
      const value = fresh.get(machine.id);
      if (value === undefined) continue;
      found.set(machine.id, value);
      // Inside a transaction nothing is kept: it may still be rolled back.
      if (!ctx.tx) store.put(machine.id, stateOf(machine), value);
    }
    return found;
  }
}

function usageBy(points: readonly CounterPoint[], today: string): Usage {
  return {
    month: usedBetween(points, `${today.slice(0, 7)}-01`, today).toFixed(3),
    year: usedBetween(points, `${today.slice(0, 4)}-01-01`, today).toFixed(3),
  };
}
