import { machineKinds } from '@jahrring/contracts-inventory';
import { machineStatusChanged, type MachineStatusChanged } from '@jahrring/contracts-machine-control';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { type ObjectEntity, ObjectRepository } from '../object-record';
import { ObjectService } from '../object';

const byCounter = ['serviceAt', 'serviceByCounterOn', 'warnDays', 'warnUnits'] as const;
type Status = Partial<
  Pick<ObjectEntity, 'counterReading' | 'nextServiceDate' | 'nextExhaustDate' | (typeof byCounter)[number]>
>;

/** Takes over what machine control knows of a machine, so that both show the same. */
@Injectable()
export class MachineStatusConsumer {
  constructor(
    private readonly objects: ObjectService,
    private readonly records: ObjectRepository,
  ) {}

  /**
   * Updates a machine from its status; equal values are not written again, so that the two services do not notify each
   * other endlessly.
   */
  @Consumes(machineStatusChanged)
  async onMachineStatusChanged(ctx: RequestContext, status: MachineStatusChanged): Promise<void> {
    const machine = await this.records.find(ctx, status.id);
    if (!machine) return;
    const patch = newIn(machine, status);
    if (Object.keys(patch).length > 0)
      await this.objects.update(ctx, machine.id, machine.version, patch, machineKinds);
  }
}

/** Returns the values in which the status differs from the machine; those the status does not contain stay. */
function newIn(machine: ObjectEntity, status: MachineStatusChanged): Status {
  const { counter, nextServiceOn, nextExhaustOn } = status;
  const patch: Status = newByCounter(machine, status);
  if (counter && !new Decimal(machine.counterReading ?? -1).equals(counter)) patch.counterReading = counter;
  if (nextServiceOn && nextServiceOn !== machine.nextServiceDate) patch.nextServiceDate = nextServiceOn;
  if (nextExhaustOn && nextExhaustOn !== machine.nextExhaustDate) patch.nextExhaustDate = nextExhaustOn;
  return patch;
}

/**
 * Returns the changed values of the next service by counter; an event from before they existed does not contain them.
 */
function newByCounter(machine: ObjectEntity, status: MachineStatusChanged): Status {
  const differs = byCounter.filter((field) => {
    const told = status[field];
    return told !== undefined && !isSame(machine[field], told);
  });
  return Object.fromEntries(differs.map((field) => [field, status[field]]));
}

function isSame(one: string | number | null, other: string | number | null): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== typeof other) return false;
  // "1050" and "1050.000" are the same counter.
  return isDay(one) || isDay(other) ? false : new Decimal(one).equals(other);
}

function isDay(value: string | number): boolean {
  return typeof value === 'string' && value.includes('-', 1);
}
