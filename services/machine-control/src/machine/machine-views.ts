import { priceOn } from '@jahrring/contracts-inventory';
import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { Clock, localDayOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineCostService } from '../cost/machine-cost.service';
import { ReadingRepository } from '../reading/reading.repository';
import { plusDays, plusMonths } from '../rules/days';
import { aheadOf, exhaustDue, serviceDue, worse } from '../rules/due';
import { usedBetween, type CounterPoint } from '../rules/usage';
import { MachineSettingsService } from '../settings/machine-settings.service';
import { neverOn, type MachineEntity } from './machine.entity';

const costMonths = 12;

/** Machines as the API answers them: how they stand today, and what they cost. */
@Injectable()
export class MachineViews {
  constructor(
    private readonly readings: ReadingRepository,
    private readonly costs: MachineCostService,
    private readonly settings: MachineSettingsService,
    private readonly clock: Clock,
  ) {}

  async of(ctx: RequestContext, machines: readonly MachineEntity[]): Promise<ControlledMachine[]> {
    const today = localDayOf(this.clock.now(), ctx.timeZone);
    const settings = await this.settings.get(ctx);
    const year = `${today.slice(0, 4)}-01-01`;
    const ids = machines.map(({ id }) => id);
    const points = await this.readings.since(ctx, ids, year);
    const costs = await this.costsOf(ctx, machines, today);
    return machines.map((machine) => ({
      ...plainPart(machine),
      ...usedPart(points.get(machine.id) ?? [], today),
      ...duePart(machine, today, aheadOf(machine.unit, settings)),
      costPerUnit: costs?.get(machine.id)?.perUnit ?? null,
      rate: costs ? priceOn(machine, today) : null,
    }));
  }

  async one(ctx: RequestContext, machine: MachineEntity): Promise<ControlledMachine> {
    const [view] = await this.of(ctx, [machine]);
    if (!view) throw new Error('A machine has no view');
    return view;
  }

  /** Undefined for people who do not keep machines. */
  private async costsOf(ctx: RequestContext, machines: readonly MachineEntity[], to: string) {
    if (!ctx.can('tools.machinecontrol.manage')) return undefined;
    return this.costs.costsOfMany(ctx, machines, { from: plusDays(plusMonths(to, -costMonths), 1), to });
  }
}

function plainPart({ id, kind, title, articleNumber, active, unit, counter, readOn }: MachineEntity) {
  return { id, kind, title, articleNumber, active, unit, counter, readOn };
}

function usedPart(points: readonly CounterPoint[], today: string) {
  return {
    month: usedBetween(points, `${today.slice(0, 7)}-01`, today).toFixed(3),
    year: usedBetween(points, `${today.slice(0, 4)}-01-01`, today).toFixed(3),
  };
}

function duePart(machine: MachineEntity, today: string, ahead: Parameters<typeof serviceDue>[2]) {
  const service = serviceDue(machine, today, ahead);
  const exhaust = exhaustDue(machine, today, ahead);
  const dueOn = machine.dueOn === neverOn ? null : machine.dueOn;
  return { service, exhaust, dueOn, level: worse(service.level, exhaust.level) };
}
