import { localDateAt, worse } from '@jahrring/contracts-common';
import { priceOn } from '@jahrring/contracts-inventory';
import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { Clock, only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { aheadOf, exhaustDue, serviceDue } from '../rules';
import { MachineSettingsService } from '../settings';
import { type MachineEntity, neverOn } from '../record';
import { MachineFigures } from './machine-figures';

/** Machines as the API answers them: how they stand today, and what they cost. */
@Injectable()
export class MachineViews {
  constructor(
    private readonly figures: MachineFigures,
    private readonly settings: MachineSettingsService,
    private readonly clock: Clock,
  ) {}

  async of(ctx: RequestContext, machines: readonly MachineEntity[]): Promise<ControlledMachine[]> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const settings = await this.settings.get(ctx);
    const usages = await this.figures.usageOf(ctx, machines);
    // People who do not keep machines do not see what they cost.
    const costs = ctx.can('tools.machinecontrol.manage')
      ? await this.figures.costPerUnit(ctx, machines)
      : undefined;
    return machines.map((machine) => ({
      ...plainPart(machine),
      ...(usages.get(machine.id) ?? { month: '0.000', year: '0.000' }),
      ...duePart(machine, today, aheadOf(machine.unit, settings)),
      costPerUnit: costs?.get(machine.id) ?? null,
      rate: costs ? priceOn(machine, today) : null,
    }));
  }

  async one(ctx: RequestContext, machine: MachineEntity): Promise<ControlledMachine> {
    return only(await this.of(ctx, [machine]));
  }
}

function plainPart(machine: MachineEntity) {
  const { id, kind, title, articleNumber, active, unit, counter, readOn, imageIds } = machine;
  return { id, kind, title, articleNumber, active, unit, counter, readOn, imageIds: imageIds ?? [] };
}

function duePart(machine: MachineEntity, today: string, ahead: Parameters<typeof serviceDue>[2]) {
  const service = serviceDue(machine, today, ahead);
  const exhaust = exhaustDue(machine, today, ahead);
  const dueOn = machine.dueOn === neverOn ? null : machine.dueOn;
  return { service, exhaust, dueOn, level: worse(service.level, exhaust.level) };
}
