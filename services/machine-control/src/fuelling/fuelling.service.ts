import { addDays, addMonths, localDateAt } from '@jahrring/contracts-common';
import {
  fuellingView,
  type CreateFuelling,
  type FuellingList,
  type FuellingView,
  type UpdateFuelling,
} from '@jahrring/contracts-machine-control';
import { Clock, Database, only, viewOf, withPresent, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { MachineRepository, ReadingRepository, type MachineEntity } from '../record';
import { MachineStateService } from '../machine-state';
import { EmployeeRefRepository } from '../reference';
import { findSent, mayChange, requireChangeable } from '../person';
import { ReadingService } from '../reading';
import { usedBetween } from '../rules';
import { MachineSettingsService } from '../settings';
import type { FuellingEntity } from './fuelling.entity';
import { FuellingRepository } from './fuelling.repository';

/** Consumption is told over so many months, and of vehicles per 100 km. */
const months = 12;
const kilometres = 100;

/** Fuel that goes into machines. */
@Injectable()
export class FuellingService {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineRepository,
    private readonly fuellings: FuellingRepository,
    private readonly readings: ReadingRepository,
    private readonly readingService: ReadingService,
    private readonly states: MachineStateService,
    private readonly settings: MachineSettingsService,
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, machineId: string): Promise<FuellingList> {
    const machine = await this.machines.get(ctx, machineId);
    const items = await this.views(ctx, await this.fuellings.shown(ctx, machineId));
    return { items, total: items.length, consumption: await this.consumption(ctx, machine) };
  }

  create(ctx: RequestContext, machineId: string, input: CreateFuelling): Promise<FuellingView> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.machines.lock(ctx, machineId);
      const sent = await findSent(ctx, this.fuellings, machineId, input.id);
      if (sent) return this.view(ctx, sent);
      const employeeId = ctx.membershipId || null;
      const price = input.pricePerLitre ?? (await this.usualPrice(ctx, machine));
      const fuelling = await this.fuellings.insert(ctx, {
        id: input.id,
        machineId,
        fuelledOn: input.fuelledOn,
        litres: input.litres,
        ...priced(input.litres, price),
        place: input.place ?? null,
        note: input.note ?? null,
        employeeId,
      });
      if (input.counter) {
        const told = { source: 'fuelling' as const, sourceId: fuelling.id, employeeId, field: 'counter' };
        await this.readingService.note(ctx, machine, {
          ...told,
          readOn: input.fuelledOn,
          value: input.counter,
        });
        await this.states.refresh(ctx, machine);
      }
      return this.view(ctx, fuelling);
    });
  }

  update(ctx: RequestContext, id: string, version: number, input: UpdateFuelling): Promise<FuellingView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.changeable(ctx, id);
      const { litres = present.litres, pricePerLitre = present.pricePerLitre } = input;
      const { fuelledOn = present.fuelledOn, place = present.place, note = present.note } = input;
      const patch = { fuelledOn, litres, place, note, ...priced(litres, pricePerLitre) };
      const change = this.fuellings.update(ctx, id, version, patch);
      return this.view(ctx, await withPresent(change, (stored) => this.view(ctx, stored)));
    });
  }

  /** Deletes a fuelling; the counter reading from it stays, because it was read. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.changeable(ctx, id);
      await this.fuellings.remove(ctx, id, version);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<FuellingView> {
    return this.db.tx(ctx, async (ctx) => {
      const fuelling = await this.fuellings.get(ctx, id, { deleted: 'only' });
      await this.machines.get(ctx, fuelling.machineId);
      requireChangeable(ctx, fuelling, this.clock.now());
      return this.view(ctx, await this.fuellings.restore(ctx, id));
    });
  }

  private async changeable(ctx: RequestContext, id: string): Promise<FuellingEntity> {
    const fuelling = await this.fuellings.get(ctx, id);
    await this.machines.get(ctx, fuelling.machineId);
    requireChangeable(ctx, fuelling, this.clock.now());
    return fuelling;
  }

  private async usualPrice(ctx: RequestContext, machine: MachineEntity): Promise<string | null> {
    return machine.fuelCostPerLitre ?? (await this.settings.get(ctx)).fuelPrice;
  }

  /** Litres per hour or 100 km; null for those who do not see everybody's, and where it did not run. */
  private async consumption(ctx: RequestContext, machine: MachineEntity): Promise<string | null> {
    if (ctx.grade('tools.machinecontrol.index', 'tools.machinecontrol.manage') !== 'all') return null;
    const to = localDateAt(this.clock.now(), ctx.timeZone);
    const from = addDays(addMonths(to, -months), 1);
    const points = (await this.readings.since(ctx, [machine.id], from)).get(machine.id) ?? [];
    const used = usedBetween(points, from, to);
    if (used.lte(0)) return null;
    const fuelled = await this.fuellings.within(ctx, [machine.id], from, to);
    const litres = fuelled.reduce((sum, one) => sum.plus(one.litres), new Decimal(0));
    return litres
      .times(machine.unit === 'km' ? kilometres : 1)
      .div(used)
      .toFixed(3);
  }

  private async view(ctx: RequestContext, fuelling: FuellingEntity): Promise<FuellingView> {
    return only(await this.views(ctx, [fuelling]));
  }

  private async views(ctx: RequestContext, fuellings: readonly FuellingEntity[]): Promise<FuellingView[]> {
    const ids = fuellings.map(({ id }) => id);
    const counters = await this.readings.ofSources(ctx, ids);
    const names = await this.employees.names(
      ctx,
      fuellings.map(({ employeeId }) => employeeId),
    );
    const now = this.clock.now();
    return fuellings.map((one) => {
      const seesPrice = ctx.can('tools.machinecontrol.manage') || one.employeeId === ctx.membershipId;
      return viewOf(fuellingView, one, {
        pricePerLitre: seesPrice ? one.pricePerLitre : null,
        amount: seesPrice ? one.amount : null,
        counter: counters.get(one.id) ?? null,
        employeeName: names.get(one.employeeId ?? '') ?? null,
        mayChange: mayChange(ctx, one, now),
      });
    });
  }
}

/** A price of a litre and what that makes. */
function priced(litres: string, price: string | null) {
  const amount = price === null ? null : new Decimal(litres).times(price).toFixed(2, Decimal.ROUND_HALF_UP);
  return { pricePerLitre: price, amount };
}
