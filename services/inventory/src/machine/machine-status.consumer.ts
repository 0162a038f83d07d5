import { machineKinds } from '@jahrring/contracts-inventory';
import { machineStatusChanged, type MachineStatusChanged } from '@jahrring/contracts-machine-control';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import type { ObjectEntity } from '../object/object.entity';
import { ObjectRepository } from '../object/object.repository';
import { ObjectService } from '../object/object.service';

type Status = Partial<Pick<ObjectEntity, 'counterReading' | 'nextServiceDate' | 'nextExhaustDate'>>;

/** Takes over what machine control knows of a machine, so that both show the same. */
@Injectable()
export class MachineStatusConsumer {
  constructor(
    private readonly objects: ObjectService,
    private readonly records: ObjectRepository,
  ) {}

  /** What stands here already is not written again: the two tell each other, and have to come to an end. */
  @Consumes(machineStatusChanged)
  async onMachineStatusChanged(ctx: RequestContext, status: MachineStatusChanged): Promise<void> {
    const machine = await this.records.find(ctx, status.id);
    if (!machine) return;
    const patch = newIn(machine, status);
    if (Object.keys(patch).length > 0)
      await this.objects.update(ctx, machine.id, machine.version, patch, machineKinds);
  }
}

/** What the status says otherwise than the machine; what it does not know stays. */
function newIn(
  machine: ObjectEntity,
  { counter, nextServiceOn, nextExhaustOn }: MachineStatusChanged,
): Status {
  const patch: Status = {};
  if (counter && !new Decimal(machine.counterReading ?? -1).equals(counter)) patch.counterReading = counter;
  if (nextServiceOn && nextServiceOn !== machine.nextServiceDate) patch.nextServiceDate = nextServiceOn;
  if (nextExhaustOn && nextExhaustOn !== machine.nextExhaustDate) patch.nextExhaustDate = nextExhaustOn;
  return patch;
}
