import { addDays } from '@jahrring/contracts-common';
import type { MachineTimeView } from '@jahrring/contracts-machine-control';
import { only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { EntryRepository, MachineRepository } from '../record';
import { FuellingRepository } from '../fuelling';
import { EmployeeRefRepository } from '../reference';
import type { MachineTimeEntity } from './machine-time.entity';
import { KnownNameRepository, MachineTimeRepository } from './machine-time.repository';

interface Meaning {
  machineId: string | null;
  employeeId: string | null;
  projectId: string | null;
}

/** Proposals as the API answers them, with what is likely meant and what is recorded already. */
@Injectable()
export class MachineTimeViews {
  constructor(
    private readonly times: MachineTimeRepository,
    private readonly names: KnownNameRepository,
    private readonly machines: MachineRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly entries: EntryRepository,
    private readonly fuellings: FuellingRepository,
  ) {}

  async of(ctx: RequestContext, times: readonly MachineTimeEntity[]): Promise<MachineTimeView[]> {
    const meanings = await this.meanings(ctx, times);
    const ids = (of: (meaning: Meaning) => string | null) => [
      ...new Set([...meanings.values()].flatMap((meaning) => of(meaning) ?? [])),
    ];
    const machines = await this.machines.getMany(
      ctx,
      ids(({ machineId }) => machineId),
    );
    const titles = new Map(machines.map(({ id, title }) => [id, title]));
    const people = [...ids(({ employeeId }) => employeeId), ...times.map(({ decidedBy }) => decidedBy)];
    const persons = await this.employees.names(ctx, people);
    const recorded = await this.recorded(ctx, times, [...titles.keys()]);
    return times.map((time) => {
      const { machineId, employeeId, projectId } = meanings.get(time.id) ?? nothing;
      const known = machineId !== null && titles.has(machineId) ? machineId : null;
      return {
        ...plain(time),
        ...{ machineId: known, machineTitle: titles.get(known ?? '') ?? null },
        employeeId: persons.has(employeeId ?? '') ? employeeId : null,
        ...{ employeeName: persons.get(employeeId ?? '') ?? null, projectId },
        recordedHours: known === null ? null : recorded.hours(known, time.workDate),
        fuelledLitres: known === null ? null : recorded.litres(known, time.workDate),
        decidedByName: persons.get(time.decidedBy ?? '') ?? null,
      };
    });
  }

  async one(ctx: RequestContext, time: MachineTimeEntity): Promise<MachineTimeView> {
    return only(await this.of(ctx, [time]));
  }

  /** Returns the decided match; else the last one, or the one of the same name. */
  private async meanings(
    ctx: RequestContext,
    times: readonly MachineTimeEntity[],
  ): Promise<Map<string, Meaning>> {
    const names = times.flatMap((time) => [time.machineKey, time.operatorName, time.siteName]);
    const known = await this.names.of(ctx, names);
    const people = new Map(
      (await this.employees.active(ctx)).map(({ id, name }) => [name.toLowerCase(), id]),
    );
    return new Map(
      times.map((time) => {
        const operator = known.get(`operator ${time.operatorName}`);
        const meaning = {
          machineId: time.machineId ?? known.get(`machine ${time.machineKey}`) ?? null,
          employeeId: time.employeeId ?? operator ?? people.get(time.operatorName.toLowerCase()) ?? null,
          projectId: time.projectId ?? known.get(`site ${time.siteName}`) ?? null,
        };
        return [time.id, meaning];
      }),
    );
  }

  private async recorded(
    ctx: RequestContext,
    times: readonly MachineTimeEntity[],
    machineIds: readonly string[],
  ) {
    const days = times.map(({ workDate }) => workDate).sort();
    const [from = '9999-12-31'] = days;
    const to = days.at(-1) ?? from;
    const entries = await this.entries.within(ctx, machineIds, from, to);
    const fuellings = await this.fuellings.within(ctx, machineIds, addDays(from, -1), addDays(to, 1));
    const told = await this.times.fuellingIds(ctx, machineIds, addDays(from, -1), addDays(to, 1));
    const sum = (values: readonly string[]) =>
      values.reduce((total, value) => total.plus(value), new Decimal(0)).toFixed(3);
    return {
      hours: (machineId: string, day: string) => {
        const own = entries.filter((one) => one.machineId === machineId && one.workDate === day);
        return sum(own.map(({ quantity }) => quantity));
      },
      litres: (machineId: string, day: string) => {
        const near = new Set([addDays(day, -1), day, addDays(day, 1)]);
        const own = fuellings.filter(
          (one) => one.machineId === machineId && near.has(one.fuelledOn) && !told.has(one.id),
        );
        return sum(own.map(({ litres }) => litres));
      },
    };
  }
}

const nothing: Meaning = { machineId: null, employeeId: null, projectId: null };

function plain(time: MachineTimeEntity) {
  const { id, version, machineName, operatorName, siteName, workDate, state, changed } = time;
  const { engineHours, workHours, downHours, fuelLitres, counter } = time;
  return {
    ...{ id, version, createdAt: time.createdAt.toISOString(), updatedAt: time.updatedAt.toISOString() },
    ...{ deletedAt: null, machineName, operatorName, siteName, workDate, state, changed },
    ...{ startedAt: time.startedAt.toISOString(), endedAt: time.endedAt.toISOString() },
    ...{ engineHours, workHours, downHours, fuelLitres, counter },
    decidedAt: time.decidedAt?.toISOString() ?? null,
  };
}
