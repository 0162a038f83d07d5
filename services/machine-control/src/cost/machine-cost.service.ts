import { addDays, addMonths, localDateAt } from '@jahrring/contracts-common';
import { priceOn } from '@jahrring/contracts-inventory';
import type {
  CostBasis,
  CostPeriod,
  MachineCostLine,
  MachineCosts,
  MachineCostYears,
  UpdateCostBasis,
} from '@jahrring/contracts-machine-control';
import { Clock, commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  EntryRepository,
  type MachineEntity,
  MachineRepository,
  ReadingRepository,
  type WorkEntity,
  WorkRepository,
} from '../record';
import { type FuellingEntity, FuellingRepository } from '../fuelling';
import { costsOf, costYears, type MachineHistory } from '../rules';
import type { CostBasisEntity } from './cost-basis.entity';
import { CostBasisRepository } from './cost-basis.repository';

const usualMonths = 12;
const always = { from: '1900-01-01', to: '9999-12-31' } as const;

/** Costs of machines per hour, and their components. */
@Injectable()
export class MachineCostService {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineRepository,
    private readonly readings: ReadingRepository,
    private readonly fuellings: FuellingRepository,
    private readonly works: WorkRepository,
    private readonly entries: EntryRepository,
    private readonly bases: CostBasisRepository,
    private readonly clock: Clock,
  ) {}

  async costs(ctx: RequestContext, machineId: string, period: CostPeriod): Promise<MachineCosts> {
    const machine = await this.machines.get(ctx, machineId);
    const to = period.to ?? localDateAt(this.clock.now(), ctx.timeZone);
    const days = { from: period.from ?? addDays(addMonths(to, -usualMonths), 1), to };
    const costs = (await this.costsOfMany(ctx, [machine], days)).get(machineId);
    if (!costs) throw commonError('NOT_FOUND');
    return costs;
  }

  /** The same of several machines in few queries. */
  async costsOfMany(
    ctx: RequestContext,
    machines: readonly MachineEntity[],
    { from, to }: Required<CostPeriod>,
  ): Promise<Map<string, MachineCosts>> {
    const ids = machines.map(({ id }) => id);
    const points = await this.readings.since(ctx, ids, from);
    const fuellings = await this.fuellings.within(ctx, ids, from, to);
    const works = await this.works.within(ctx, ids, from, to);
    const entries = byMachine(await this.entries.within(ctx, ids, from, to));
    const bases = new Map((await this.bases.getMany(ctx, ids)).map((basis) => [basis.id, basis]));
    const lines = byMachine([...fuellings.flatMap(fuelLine), ...works.flatMap(workLine)]);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    return new Map(
      machines.map((machine) => [
        machine.id,
        costsOf({
          machineId: machine.id,
          from,
          to,
          points: points.get(machine.id) ?? [],
          lines: (lines.get(machine.id) ?? []).map(({ line }) => line),
          basis: bases.get(machine.id) ?? noBasis,
          contracts: machine.contractCosts ?? [],
          entries: entries.get(machine.id) ?? [],
          rate: priceOn(machine, today),
        }),
      ]),
    );
  }

  /** Returns the machine's costs and earnings by year. */
  async years(ctx: RequestContext, machineId: string): Promise<MachineCostYears> {
    const machine = await this.machines.get(ctx, machineId);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    return { years: costYears(await this.history(ctx, machine), today) };
  }

  /** Everything known of a machine. */
  async history(ctx: RequestContext, { id, contractCosts }: MachineEntity): Promise<MachineHistory> {
    const { from, to } = always;
    const fuellings = await this.fuellings.within(ctx, [id], from, to);
    const works = await this.works.within(ctx, [id], from, to);
    return {
      points: (await this.readings.since(ctx, [id], from)).get(id) ?? [],
      lines: [...fuellings.flatMap(fuelLine), ...works.flatMap(workLine)].map(({ line }) => line),
      basis: (await this.bases.find(ctx, id)) ?? noBasis,
      contracts: contractCosts ?? [],
      entries: await this.entries.within(ctx, [id], from, to),
      fuellings,
    };
  }

  async basis(ctx: RequestContext, machineId: string): Promise<CostBasis> {
    const machine = await this.machines.get(ctx, machineId);
    return toBasis(machine, await this.bases.find(ctx, machineId));
  }

  updateBasis(
    ctx: RequestContext,
    machineId: string,
    version: number,
    values: UpdateCostBasis,
  ): Promise<CostBasis> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.machines.get(ctx, machineId);
      const present = await this.basis(ctx, machineId);
      if (present.version !== version) throw commonError('VERSION_MISMATCH', undefined, { current: present });
      if (version > 0) return toBasis(machine, await this.bases.update(ctx, machineId, version, values));
      return toBasis(machine, await this.insertBasis(ctx, machineId, values));
    });
  }

  private async insertBasis(
    ctx: RequestContext,
    id: string,
    values: UpdateCostBasis,
  ): Promise<CostBasisEntity> {
    try {
      return await this.bases.insert(ctx, { id, ...values });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}

const noBasis = {
  purchasePrice: null,
  purchasedOn: null,
  residualValue: null,
  usefulYears: null,
  fixedPerYear: null,
} as const;

function toBasis({ contractCosts }: MachineEntity, entity: CostBasisEntity | null): CostBasis {
  const contracts = contractCosts ?? [];
  if (!entity) return { version: 0, ...noBasis, contracts };
  const { version, purchasePrice, purchasedOn, residualValue, usefulYears, fixedPerYear } = entity;
  return { version, purchasePrice, purchasedOn, residualValue, usefulYears, fixedPerYear, contracts };
}

interface LineOf {
  machineId: string;
  line: MachineCostLine;
}

function fuelLine({ machineId, fuelledOn, litres, amount, place }: FuellingEntity): LineOf[] {
  if (amount === null) return [];
  return [{ machineId, line: { kind: 'fuel', day: fuelledOn, text: place, quantity: litres, amount } }];
}

function workLine({ machineId, kind, doneOn, what, workshop, cost }: WorkEntity): LineOf[] {
  if (cost === null) return [];
  const text = [what, workshop].filter((one) => one !== null).join(', ') || null;
  return [{ machineId, line: { kind, day: doneOn, text, quantity: null, amount: cost } }];
}

function byMachine<T extends { machineId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.machineId);
    if (group) group.push(row);
    else groups.set(row.machineId, [row]);
  }
  return groups;
}
