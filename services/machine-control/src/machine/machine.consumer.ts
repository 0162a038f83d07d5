import { localDateAt } from '@jahrring/contracts-common';
import { objectChanged, type ObjectChanged } from '@jahrring/contracts-inventory';
import { Clock, Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { EntryReadingsService } from '../entry';
import { type MachineCopy, type MachineEntity, MachineRepository, ReadingRepository } from '../record';
import { ReadingService } from '../reading';
import { MachineStateService } from '../machine-state';

/** Keeps our copies of the inventory's machines. */
@Injectable()
export class MachineConsumer {
  constructor(
    private readonly machines: MachineRepository,
    private readonly states: MachineStateService,
    private readonly readings: ReadingService,
    private readonly readingRecords: ReadingRepository,
    private readonly entryReadings: EntryReadingsService,
    private readonly clock: Clock,
  ) {}

  @Consumes(objectChanged)
  async onObjectChanged(ctx: RequestContext, object: ObjectChanged, meta: EventMeta): Promise<void> {
    const { id, kind } = object;
    if (kind !== 'machines' && kind !== 'vehicles') return;
    const present = await this.machines.find(ctx, id);
    if (!(await this.machines.upsertCopy(ctx, id, copyOf(object, kind, present), meta))) return;
    const machine = await this.machines.lock(ctx, id);
    if (!present) await this.entryReadings.catchUp(ctx, machine);
    const told = object.machine?.counterReading;
    await this.recordCounter(ctx, machine, told);
    const refreshed = await this.states.refresh(ctx, machine);
    // Ours goes before what somebody has written there that is less: both show the same again.
    if (told && new Decimal(told).lt(refreshed.counter ?? 0)) await this.states.publish(ctx, refreshed);
  }

  /** Records the counter value that somebody has entered in the inventory, if it is higher than the last reading. */
  private async recordCounter(
    ctx: RequestContext,
    machine: MachineEntity,
    value: string | null | undefined,
  ): Promise<void> {
    const last = await this.readingRecords.last(ctx, machine.id);
    if (!value || new Decimal(value).lte(last?.value ?? 0)) return;
    const readOn = localDateAt(this.clock.now(), ctx.timeZone);
    await this.readings.record(ctx, machine, { readOn, value, source: 'inventory' });
  }
}

/**
 * Returns the copy of an object; values missing from an event that is older than the intervals stay as they are known.
 */
function copyOf(
  object: ObjectChanged,
  kind: MachineEntity['kind'],
  present: MachineEntity | null,
): MachineCopy {
  const { machine } = object;
  return {
    kind,
    title: object.title,
    articleNumber: object.articleNumber ?? null,
    price: object.price,
    datedPrices: object.prices ?? [],
    active: object.active,
    deleted: object.deleted,
    assignedEmployeeIds: object.assignedEmployeeIds ?? [],
    keeperIds: machine?.keeperIds ?? present?.keeperIds ?? null,
    imageIds: machine?.imageIds ?? present?.imageIds ?? null,
    contractCosts: machine?.contractCosts ?? present?.contractCosts ?? null,
    unit: machine?.counterUnit ?? present?.unit ?? (object.unit === 'km' ? 'km' : 'machine_hour'),
    serviceIntervalMonths: (machine ?? present)?.serviceIntervalMonths ?? null,
    serviceIntervalCounter: (machine ?? present)?.serviceIntervalCounter ?? null,
    exhaustIntervalMonths: (machine ?? present)?.exhaustIntervalMonths ?? null,
    fuelCostPerLitre: (machine ?? present)?.fuelCostPerLitre ?? null,
    nextServiceOn: machine ? machine.nextServiceDate : (present?.nextServiceOn ?? null),
    nextExhaustOn: machine ? machine.nextExhaustDate : (present?.nextExhaustOn ?? null),
  };
}
