import { machineWorkChanged, type MachineWorkChanged } from '@jahrring/contracts-machine-control';
import { Outbox, Republishes, type RequestContext, type Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { WorkEntity, WorkRepository } from '../record';

/** Tells the inventory what was done to a machine, so that its history has it too. */
@Injectable()
export class WorkPublisher {
  constructor(
    private readonly works: WorkRepository,
    private readonly outbox: Outbox,
  ) {}

  async publish(ctx: RequestContext, work: WorkEntity, deleted = false): Promise<void> {
    await this.outbox.add(ctx, machineWorkChanged, { ...toChanged(work), deleted });
  }

  /** All of them again, for others' copies. */
  @Republishes(machineWorkChanged, WorkEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<MachineWorkChanged>[]> {
    for await (const page of this.works.pages(ctx)) {
      yield page.map((work) => ({ payload: toChanged(work), changedAt: work.updatedAt }));
    }
  }
}

function toChanged(work: WorkEntity): MachineWorkChanged {
  const { id, machineId, kind, doneOn, what, workshop, note, counter, cost, passed } = work;
  const deleted = work.deletedAt !== null;
  return { id, machineId, kind, doneOn, what, workshop, note, counter, cost, passed, deleted };
}
