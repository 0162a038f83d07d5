import { workView, type WorkView } from '@jahrring/contracts-machine-control';
import { FileStore, only, toStoredFileView, viewOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import type { WorkEntity } from '../record';

/** Services and repairs as the API answers them; what they cost only to those who keep machines. */
@Injectable()
export class WorkViews {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly files: FileStore,
  ) {}

  async of(ctx: RequestContext, works: readonly WorkEntity[]): Promise<WorkView[]> {
    const ids = works.map(({ employeeId }) => employeeId);
    const names = await this.employees.names(ctx, ids);
    const stored = await this.files.getMany(
      ctx,
      works.flatMap(({ fileIds }) => fileIds),
    );
    const files = new Map(stored.map((file) => [file.id, toStoredFileView(file)]));
    const seesCost = ctx.can('tools.machinecontrol.manage');
    return works.map((work) =>
      viewOf(workView, work, {
        cost: seesCost ? work.cost : null,
        employeeName: names.get(work.employeeId ?? '') ?? null,
        files: work.fileIds.flatMap((id) => files.get(id) ?? []),
      }),
    );
  }

  async one(ctx: RequestContext, work: WorkEntity): Promise<WorkView> {
    return only(await this.of(ctx, [work]));
  }
}
