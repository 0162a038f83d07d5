import {
  machineControlErrors,
  type CreateReading,
  type ExchangeCounter,
  type ReadingSource,
  type SavedReading,
} from '@jahrring/contracts-machine-control';
import { AppError, Clock, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { addDays, localDateAt, newId } from '@jahrring/contracts-common';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import {
  EntryRepository,
  type MachineEntity,
  MachineRepository,
  type ReadingEntity,
  ReadingRepository,
} from '../record';
import { MachineStateService } from '../machine-state';
import { findSent, requireChangeable } from '../person';
import { contradiction, counterOn, expectedValue, inOrder } from '../rules';
import { MachineSettingsService } from '../settings';
import { ReadingViews } from './reading-views';

/** A reading and where it comes from. */
export interface NewReading {
  id?: string | undefined;
  readOn: string;
  value: string;
  source: ReadingSource;
  sourceId?: string | null;
  employeeId?: string | null;
  note?: string | null;
  /** Starting counter value from the line that reports it; compared with the previous reading. */
  beganAt?: string;
  /** The form's field that is wrong where the reading is. */
  field?: string;
}

/** Readings of counters: never backwards, and compared with the hours that were recorded. */
@Injectable()
export class ReadingService {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineRepository,
    private readonly readings: ReadingRepository,
    private readonly entries: EntryRepository,
    private readonly states: MachineStateService,
    private readonly settings: MachineSettingsService,
    private readonly views: ReadingViews,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, machineId: string) {
    await this.machines.get(ctx, machineId);
    const items = await this.views.of(ctx, await this.readings.shown(ctx, machineId));
    return { items, total: items.length };
  }

  /** @throws COUNTER_MISMATCH where it contradicts another reading */
  create(ctx: RequestContext, machineId: string, input: CreateReading): Promise<SavedReading> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.machines.lock(ctx, machineId);
      const sent = await findSent(ctx, this.readings, machineId, input.id);
      if (sent) return { reading: await this.views.one(ctx, sent), warnings: warningsOf(machine, sent) };
      const employeeId = ctx.membershipId || null;
      const reading = await this.note(ctx, machine, { ...input, source: 'person', employeeId });
      await this.states.refresh(ctx, machine);
      return { reading: await this.views.one(ctx, reading), warnings: warningsOf(machine, reading) };
    });
  }

  /** The old counter's last value and the new one's first. */
  exchange(ctx: RequestContext, machineId: string, input: ExchangeCounter): Promise<SavedReading> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.machines.lock(ctx, machineId);
      const { id, exchangedOn: readOn, oldValue, newValue, note } = input;
      const told = {
        source: 'exchange' as const,
        sourceId: newId(),
        employeeId: ctx.membershipId || null,
        note,
      };
      const old = await this.note(ctx, machine, { ...told, readOn, value: oldValue, field: 'oldValue' });
      const later = (await this.readings.around(ctx, machineId, readOn)).find(
        (point) => point.readOn > readOn,
      );
      if (later) throw fieldErrorOf('exchangedOn', 'invalid');
      const counterNo = old.counterNo + 1;
      const first = { ...told, id, machineId, readOn, counterNo, value: newValue, note: note ?? null };
      const reading = await this.readings.insert(ctx, { ...first, ...unremarkable });
      await this.states.refresh(ctx, machine);
      return { reading: await this.views.one(ctx, reading), warnings: [] };
    });
  }

  /** A new counter's reading goes with the old one's, as long as nothing was read on the new one. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const reading = await this.readings.get(ctx, id);
      const machine = await this.machines.lock(ctx, reading.machineId);
      requireChangeable(ctx, reading, this.clock.now());
      if (reading.source === 'exchange') await this.removeExchange(ctx, reading, version);
      else await this.readings.remove(ctx, id, version);
      await this.states.refresh(ctx, machine);
    });
  }

  /** @throws COUNTER_MISMATCH where it no longer fits what was read meanwhile */
  restore(ctx: RequestContext, id: string): Promise<SavedReading> {
    return this.db.tx(ctx, async (ctx) => {
      const reading = await this.readings.get(ctx, id, { deleted: 'only' });
      const machine = await this.machines.lock(ctx, reading.machineId);
      requireChangeable(ctx, reading, this.clock.now());
      if (!reading.doubtful) await this.requireFit(ctx, machine, reading);
      const restored = await this.readings.restore(ctx, id);
      await this.states.refresh(ctx, machine);
      return { reading: await this.views.one(ctx, restored), warnings: [] };
    });
  }

  /** Writes a reading of a locked machine; the machine's state is for the caller to refresh. @throws COUNTER_MISMATCH */
  async note(ctx: RequestContext, machine: MachineEntity, reading: NewReading): Promise<ReadingEntity> {
    if (reading.readOn > localDateAt(this.clock.now(), ctx.timeZone))
      throw fieldErrorOf(dayField(reading), 'invalid');
    const points = await this.requireFit(ctx, machine, reading);
    return this.insert(ctx, machine, reading, { points, doubtful: false });
  }

  /**
   * A reading that an event tells: never refused. What runs backwards is kept to be looked at. The machine's state is for the
   * caller to refresh.
   */
  async record(ctx: RequestContext, machine: MachineEntity, reading: NewReading): Promise<void> {
    const points = await this.readings.around(ctx, machine.id, reading.readOn);
    const doubtful = contradiction(points, { ...reading, sameDayIsBefore: false }) !== null;
    await this.insert(ctx, machine, reading, { points, doubtful });
  }

  private async insert(
    ctx: RequestContext,
    machine: MachineEntity,
    { beganAt, field: _field, ...reading }: NewReading,
    { points, doubtful }: { points: readonly ReadingEntity[]; doubtful: boolean },
  ): Promise<ReadingEntity> {
    return this.readings.insert(ctx, {
      ...unremarkable,
      sourceId: null,
      employeeId: null,
      ...reading,
      note: reading.note ?? null,
      machineId: machine.id,
      counterNo: counterOn(points, reading.readOn),
      expected: doubtful
        ? null
        : await this.expected(ctx, machine, { ...reading, ...(beganAt ? { beganAt } : {}) }, points),
      doubtful,
    });
  }

  private async expected(
    ctx: RequestContext,
    machine: MachineEntity,
    { readOn, value, beganAt, source }: NewReading,
    points: readonly ReadingEntity[],
  ): Promise<string | null> {
    const counterNo = counterOn(points, readOn);
    const earlier = points.filter((point) => point.counterNo === counterNo && point.readOn <= readOn);
    const last = inOrder(earlier).findLast((point) => new Decimal(point.value).lte(beganAt ?? value));
    if (!last || source === 'exchange' || source === 'inventory') return null;
    const { tolerancePercent } = await this.settings.get(ctx);
    if (beganAt !== undefined) {
      const recorded = new Decimal(value).minus(beganAt);
      return expectedValue({ last: last.value, value, recorded, tolerancePercent });
    }
    const recorded = await this.entries.recorded(ctx, machine.id, addDays(last.readOn, 1), readOn);
    return expectedValue({ last: last.value, value, recorded, tolerancePercent });
  }

  /** Returns the readings around the day. @throws COUNTER_MISMATCH */
  private async requireFit(
    ctx: RequestContext,
    machine: MachineEntity,
    reading: NewReading,
  ): Promise<ReadingEntity[]> {
    const points = await this.readings.around(ctx, machine.id, reading.readOn);
    const found = contradiction(points, {
      ...reading,
      sameDayIsBefore: reading.source === 'person' || reading.source === 'exchange',
    });
    if (!found) return points;
    const params = { title: machine.title, from: plain(found.from), to: plain(found.to) };
    const { key } = machineControlErrors.COUNTER_MISMATCH;
    const field = { field: reading.field ?? 'value', code: 'counterMismatch', key, params };
    throw new AppError(machineControlErrors, 'COUNTER_MISMATCH', params, { fields: [field] });
  }

  private async removeExchange(ctx: RequestContext, reading: ReadingEntity, version: number): Promise<void> {
    const all = await this.readings.shown(ctx, reading.machineId);
    const pair = all.filter(({ sourceId }) => sourceId === reading.sourceId);
    const newest = Math.max(...pair.map(({ counterNo }) => counterNo));
    const following = all.filter((one) => one.counterNo >= newest && !pair.includes(one));
    if (following.length > 0) throw new AppError(machineControlErrors, 'COUNTER_EXCHANGE_IN_USE');
    for (const one of pair) {
      await this.readings.remove(ctx, one.id, one.id === reading.id ? version : one.version);
    }
  }
}

const unremarkable = { expected: null, doubtful: false, photoId: null } as const;

function dayField({ field }: NewReading): string {
  return field === 'oldValue' ? 'exchangedOn' : field === 'counter' ? 'doneOn' : 'readOn';
}

function warningsOf({ title }: MachineEntity, { expected, value }: ReadingEntity): SavedReading['warnings'] {
  if (expected === null) return [];
  const params = { title, from: plain(expected), to: plain(value) };
  return [{ code: 'COUNTER_MISMATCH', key: 'machine-control:warnings.counterMismatch', params }];
}

/** `8420.500` as people write it: `8420.5`. */
function plain(value: string): string {
  return new Decimal(value).toString();
}
