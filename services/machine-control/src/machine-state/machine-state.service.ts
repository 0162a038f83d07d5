import { addDays, epochDay } from '@jahrring/contracts-common';
import { machineStatusChanged } from '@jahrring/contracts-machine-control';
import { Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import {
  type MachineEntity,
  MachineRepository,
  neverOn,
  type ReadingEntity,
  ReadingRepository,
  WorkRepository,
} from '../record';
import { aheadOf, firstDueDay, serviceDayByCounter, shiftAfter, usedBetween } from '../rules';
import { MachineSettingsService } from '../settings';

/** Days a service or exhaust test has just set; what is left out stays. */
export interface NextDays {
  nextServiceOn?: string | null;
  nextExhaustOn?: string | null;
}

/** Over so many days it is looked at how much a machine runs. */
const latelyDays = 90;

/** State of a machine, recalculated from its readings and services whenever one of them changes. */
@Injectable()
export class MachineStateService {
  constructor(
    private readonly machines: MachineRepository,
    private readonly readings: ReadingRepository,
    private readonly works: WorkRepository,
    private readonly settings: MachineSettingsService,
    private readonly outbox: Outbox,
  ) {}

  /** Writes how the machine stands now, and tells the inventory where that is news to it. */
  async refresh(ctx: RequestContext, machine: MachineEntity, next: NextDays = {}): Promise<MachineEntity> {
    const last = await this.readings.last(ctx, machine.id);
    const state = {
      nextServiceOn: machine.nextServiceOn,
      nextExhaustOn: machine.nextExhaustOn,
      ...next,
      counter: last?.value ?? null,
      readOn: last?.readOn ?? null,
      perDay: await this.perDay(ctx, last),
      serviceAt: await this.serviceAt(ctx, machine),
    };
    const dueOn = firstDueDay(state) ?? neverOn;
    const changed = await this.machines.update(ctx, machine.id, machine.version, { ...state, dueOn });
    if (isNews(machine, changed)) {
      await this.publish(ctx, changed);
    }
    return changed;
  }

  /** Tells the inventory how a machine stands: both show the same by the same rule. */
  async publish(ctx: RequestContext, machine: MachineEntity): Promise<void> {
    const { id, unit, counter, nextServiceOn, nextExhaustOn, serviceAt } = machine;
    const ahead = aheadOf(unit, await this.settings.get(ctx));
    await this.outbox.add(ctx, machineStatusChanged, {
      id,
      counter,
      nextServiceOn,
      nextExhaustOn,
      serviceAt,
      serviceByCounterOn: serviceDayByCounter(machine),
      warnDays: ahead.days,
      warnUnits: ahead.units,
    });
  }

  private async perDay(ctx: RequestContext, last: ReadingEntity | null): Promise<string> {
    if (!last) return '0.000';
    const from = addDays(last.readOn, 1 - latelyDays);
    const points = (await this.readings.since(ctx, [last.machineId], from)).get(last.machineId) ?? [];
    const first = points.map(({ readOn }) => readOn).sort()[0] ?? last.readOn;
    const days = Math.min(latelyDays, epochDay(last.readOn) - epochDay(first));
    return days === 0 ? '0.000' : usedBetween(points, from, last.readOn).div(days).toFixed(3);
  }

  /** The counter of the last service plus the interval, on today's counter. */
  private async serviceAt(ctx: RequestContext, machine: MachineEntity): Promise<string | null> {
    const interval = machine.serviceIntervalCounter;
    const service = await this.works.last(ctx, machine.id, 'service');
    if (interval === null || !service?.counter) return null;
    const shift = shiftAfter(await this.readings.exchanges(ctx, machine.id), service.doneOn);
    return new Decimal(service.counter).plus(interval).plus(shift).toFixed(3);
  }
}

function isNews(before: MachineEntity, after: MachineEntity): boolean {
  const fields = ['counter', 'nextServiceOn', 'nextExhaustOn', 'serviceAt', 'perDay'] as const;
  return fields.some((field) => before[field] !== after[field]);
}
