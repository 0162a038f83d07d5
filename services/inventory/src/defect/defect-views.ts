import type { DefectView } from '@jahrring/contracts-inventory';
import type { RequestContext } from '@jahrring/service-kit';
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
      const { id, version, machineId, title, description, unusable, state } = defect;
      const { photoIds, resolution, doneOn } = defect;
      return {
        ...{ id, version, machineId, title, description, unusable, state, photoIds, resolution, doneOn },
        machineTitle: titles.get(machineId) ?? '',
        reporterName: names.get(defect.reporterId ?? '') ?? null,
        reportedAt: defect.reportedAt.toISOString(),
        createdAt: defect.createdAt.toISOString(),
        updatedAt: defect.updatedAt.toISOString(),
        deletedAt: defect.deletedAt?.toISOString() ?? null,
      };
    });
  }

  async one(ctx: RequestContext, defect: DefectEntity): Promise<DefectView> {
    const [view] = await this.of(ctx, [defect]);
    if (!view) throw new Error('A defect has no view');
    return view;
  }
}

function byId<T extends { id: string }>(rows: readonly T[], text: (row: T) => string): Map<string, string> {
  return new Map(rows.map((row) => [row.id, text(row)]));
}
