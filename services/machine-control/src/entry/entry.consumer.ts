import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { EntryRepository, MachineRepository } from '../record';
import { MachineStateService } from '../machine-state';
import { type EntryLine, EntryReadingsService, isTold } from './entry-readings.service';

/** Machine hours and kilometres of time sheets: what was recorded, and what the counter showed with it. */
@Injectable()
export class EntryConsumer {
  constructor(
    private readonly entries: EntryRepository,
    private readonly machines: MachineRepository,
    private readonly readings: EntryReadingsService,
    private readonly states: MachineStateService,
  ) {}

  @Consumes(entryChanged, { when: isOfMachine })
  async onEntryChanged(ctx: RequestContext, entry: EntryChanged, meta: EventMeta): Promise<void> {
    if (!isOfMachine(entry)) return;
    const { id, objectId, quantity, workDate, employeeId, deleted } = entry;
    const line = { machineId: objectId, employeeId, workDate, quantity, counterTo: entry.counterTo ?? null };
    const copy = { ...line, amount: amountOf(entry), deleted };
    if (await this.entries.upsert(ctx, id, copy, meta)) await this.follow(ctx, { ...line, id, deleted });
  }

  /** The reading a line has told goes with the line: changed, taken back, or told for the first time. */
  private async follow(ctx: RequestContext, entry: EntryLine): Promise<void> {
    const told = await this.readings.told(ctx, entry.id);
    if (isTold(told, entry)) return;
    if (told) await this.readings.remove(ctx, told);
    for (const machineId of new Set([told?.machineId ?? entry.machineId, entry.machineId])) {
      const machine = await this.machines.lockKnown(ctx, machineId);
      if (!machine) continue;
      if (machineId === entry.machineId) await this.readings.add(ctx, machine, entry);
      ctx.beforeCommit(`state of ${machineId}`, async () => {
        await this.states.refresh(ctx, await this.machines.lock(ctx, machineId));
      });
    }
  }
}

/** Returns true for lines of machines and vehicles; most lines are hours of people. */
function isOfMachine(
  entry: EntryChanged,
): entry is EntryChanged & Required<Pick<EntryChanged, 'objectId' | 'quantity'>> {
  const { kind, objectId, quantity } = entry;
  return (kind === 'machines' || kind === 'vehicles') && Boolean(objectId) && quantity !== undefined;
}

function amountOf({ amount, quantity = '0', unitPrice = '0' }: EntryChanged): string {
  return amount ?? new Decimal(quantity).times(unitPrice).toFixed(2, Decimal.ROUND_HALF_UP);
}
