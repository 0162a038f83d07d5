import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import {
  type EntryEntity,
  EntryRepository,
  type MachineEntity,
  type ReadingEntity,
  ReadingRepository,
} from '../record';
import { ReadingService } from '../reading';

/** Values of a time sheet's line that a machine's counter is read from. */
export type EntryLine = Pick<
  EntryEntity,
  'id' | 'machineId' | 'employeeId' | 'workDate' | 'quantity' | 'counterTo' | 'deleted'
>;

/** The readings that lines of time sheets tell. The machine's state is for the caller to refresh. */
@Injectable()
export class EntryReadingsService {
  constructor(
    private readonly entries: EntryRepository,
    private readonly readings: ReadingRepository,
    private readonly readingService: ReadingService,
  ) {}

  /** Lines that came before their machine was known. */
  async catchUp(ctx: RequestContext, machine: MachineEntity): Promise<void> {
    for (const entry of await this.entries.withCounter(ctx, machine.id)) await this.add(ctx, machine, entry);
  }

  async add(ctx: RequestContext, machine: MachineEntity, entry: EntryLine): Promise<void> {
    const { id, counterTo, quantity, workDate, employeeId } = entry;
    if (counterTo === null || entry.deleted) return;
    const beganAt = new Decimal(counterTo).minus(quantity).toFixed(3);
    const told = { source: 'entry' as const, sourceId: id, employeeId, beganAt };
    await this.readingService.record(ctx, machine, { ...told, readOn: workDate, value: counterTo });
  }

  /** Returns the reading that a line has told, or null. */
  told(ctx: RequestContext, entryId: string): Promise<ReadingEntity | null> {
    return this.readings.ofSource(ctx, entryId);
  }

  /** Takes back what a line has told. */
  async remove(ctx: RequestContext, { id, version }: ReadingEntity): Promise<void> {
    await this.readings.remove(ctx, id, version);
  }
}

/** Returns true if what a line says is already recorded exactly like this. */
export function isTold(present: ReadingEntity | null, entry: EntryLine): boolean {
  const expected = entry.deleted ? null : entry.counterTo;
  if (!present) return expected === null;
  const isSamePlace = present.machineId === entry.machineId && present.readOn === entry.workDate;
  return isSamePlace && expected !== null && new Decimal(present.value).equals(expected);
}
