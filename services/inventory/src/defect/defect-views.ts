import { defectView, type DefectView } from '@jahrring/contracts-inventory';
import { only, viewOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { ObjectRepository } from '../object-record';
import type { DefectEntity } from './defect.entity';

const any = { deleted: 'include' } as const;

/** Defects as they are shown: with the machine and who reported them by name. */
@Injectable()
export class DefectViews {
  constructor(
    private readonly machines: ObjectRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async of(ctx: RequestContext, defects: readonly DefectEntity[]): Promise<DefectView[]> {
    const machineIds = [...new Set(defects.map(({ machineId }) => machineId))];
    const titles = byId(await this.machines.getMany(ctx, machineIds, any), ({ title }) => title);
    const reporters = [...new Set(defects.flatMap(({ reporterId }) => reporterId ?? []))];
    const names = byId(await this.employees.getMany(ctx, reporters, any), ({ name }) => name);
    return defects.map((defect) => {
      return viewOf(defectView, defect, {
        machineTitle: titles.get(defect.machineId) ?? '',
        reporterName: names.get(defect.reporterId ?? '') ?? null,
      });
    });
  }

  async one(ctx: RequestContext, defect: DefectEntity): Promise<DefectView> {
    return only(await this.of(ctx, [defect]));
  }
}

function byId<T extends { id: string }>(rows: readonly T[], text: (row: T) => string): Map<string, string> {
  return new Map(rows.map((row) => [row.id, text(row)]));
}
