import type { MachineView } from '@jahrring/contracts-inventory';
import { only, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DefectRepository } from '../defect';
import { EmployeeRefRepository } from '../reference';
import { type ObjectEntity, toMachineRow } from '../object-record';

/** Machines as they are shown: with who keeps them by name, and how many defects wait. */
@Injectable()
export class MachineViews {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly defects: DefectRepository,
  ) {}

  async of(ctx: RequestContext, machines: readonly ObjectEntity[]): Promise<MachineView[]> {
    const people = machines.flatMap(({ responsibleId, driverId }) => [responsibleId ?? [], driverId ?? []]);
    const found = await this.employees.getMany(ctx, [...new Set(people.flat())], { deleted: 'include' });
    const names = new Map(found.map(({ id, name }) => [id, name]));
    const waiting = await this.defects.countUnsolved(
      ctx,
      machines.map(({ id }) => id),
    );
    return machines.map((machine) => ({
      ...toMachineRow(ctx, machine),
      responsibleName: names.get(machine.responsibleId ?? '') ?? null,
      driverName: names.get(machine.driverId ?? '') ?? null,
      openDefects: waiting.get(machine.id) ?? 0,
    }));
  }

  async one(ctx: RequestContext, machine: ObjectEntity): Promise<MachineView> {
    return only(await this.of(ctx, [machine]));
  }
}
