import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { type EntryEntity, EntryRepository, type MachineEntity, ReadingRepository } from '../record';
import { ReadingService } from '../reading';

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

  async add(ctx: RequestContext, machine: MachineEntity, entry: EntryEntity): Promise<void> {
    const { id, counterTo, quantity, workDate, employeeId } = entry;
    if (counterTo === null || entry.deleted) return;
    const beganAt = new Decimal(counterTo).minus(quantity).toFixed(3);
    const told = { source: 'entry' as const, sourceId: id, employeeId, beganAt };
    await this.readingService.record(ctx, machine, { ...told, readOn: workDate, value: counterTo });
  }

  /** Returns true if the reading of a line is already recorded exactly like this. */
  async isTold(ctx: RequestContext, entry: EntryEntity): Promise<boolean> {
    const present = await this.readings.ofSource(ctx, entry.id);
    const expected = entry.deleted ? null : entry.counterTo;
    if (!present) return expected === null;
    const isSamePlace = present.machineId === entry.machineId && present.readOn === entry.workDate;
    return isSamePlace && expected !== null && new Decimal(present.value).equals(expected);
  }

  /** Takes back what a line has told; answers of which machine, if of any. */
  async remove(ctx: RequestContext, entryId: string): Promise<string | null> {
    const present = await this.readings.ofSource(ctx, entryId);
    if (present) await this.readings.remove(ctx, present.id, present.version);
    return present?.machineId ?? null;
  }
}
