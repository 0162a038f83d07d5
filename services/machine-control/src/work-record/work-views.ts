import type { WorkView } from '@jahrring/contracts-machine-control';
import { FileStore, toStoredFileView, type RequestContext } from '@jahrring/service-kit';
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
    return works.map((work) => ({
      id: work.id,
      version: work.version,
      createdAt: work.createdAt.toISOString(),
      updatedAt: work.updatedAt.toISOString(),
      deletedAt: work.deletedAt?.toISOString() ?? null,
      machineId: work.machineId,
      kind: work.kind,
      doneOn: work.doneOn,
      what: work.what,
      cost: seesCost ? work.cost : null,
      workshop: work.workshop,
      note: work.note,
      passed: work.passed,
      nextOn: work.nextOn,
      counter: work.counter,
      employeeName: names.get(work.employeeId ?? '') ?? null,
      files: work.fileIds.flatMap((id) => files.get(id) ?? []),
    }));
  }

  async one(ctx: RequestContext, work: WorkEntity): Promise<WorkView> {
    const [view] = await this.of(ctx, [work]);
    if (!view) throw new Error('A service has no view');
    return view;
  }
}
