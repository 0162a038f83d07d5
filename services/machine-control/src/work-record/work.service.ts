import { fileLimits } from '@jahrring/contracts-common';
import {
  workLimits,
  type CreateWork,
  type UpdateWork,
  type WorkView,
} from '@jahrring/contracts-machine-control';
import {
  commonError,
  Database,
  fieldErrorOf,
  FileStore,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type Upload,
  withPresent,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type MachineEntity, MachineRepository, type WorkEntity, WorkRepository } from '../record';
import { MachineStateService } from '../machine-state';
import { ReadingService } from '../reading';
import { nextDays } from './next-days';
import { WorkPublisher } from './work.publisher';
import { WorkViews } from './work-views';

const rule: FileRule = { kinds: ['any'], maxBytes: fileLimits.attachment };

/** Services, exhaust tests and repairs; the first two begin their interval anew. */
@Injectable()
export class WorkService {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineRepository,
    private readonly works: WorkRepository,
    private readonly readings: ReadingService,
    private readonly states: MachineStateService,
    private readonly views: WorkViews,
    private readonly files: FileStore,
    private readonly publisher: WorkPublisher,
  ) {}

  async list(ctx: RequestContext, machineId: string): Promise<{ items: WorkView[]; total: number }> {
    await this.machines.get(ctx, machineId);
    const items = await this.views.of(ctx, await this.works.shown(ctx, machineId));
    return { items, total: items.length };
  }

  /** @throws COUNTER_MISMATCH where its counter contradicts a reading */
  create(ctx: RequestContext, machineId: string, input: CreateWork): Promise<WorkView> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.machines.lock(ctx, machineId);
      const employeeId = ctx.membershipId || null;
      const work = await this.works.insert(ctx, { ...newWork(input), machineId, employeeId });
      if (input.counter) {
        const told = { source: 'work' as const, sourceId: work.id, employeeId, field: 'counter' };
        await this.readings.note(ctx, machine, { ...told, readOn: input.doneOn, value: input.counter });
      }
      await this.publisher.publish(ctx, work);
      await this.follow(ctx, machine, work);
      return this.views.one(ctx, work);
    });
  }

  update(ctx: RequestContext, id: string, version: number, input: UpdateWork): Promise<WorkView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.works.get(ctx, id);
      const machine = await this.machines.lock(ctx, present.machineId);
      const patch = fitting(present.kind, input);
      const change = this.works.update(ctx, id, version, patch);
      const work = await withPresent(change, (stored) => this.views.one(ctx, stored));
      await this.publisher.publish(ctx, work);
      await this.follow(ctx, machine, work);
      return this.views.one(ctx, work);
    });
  }

  /** Deletes a work record; the counter reading from it stays, because it was read. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const work = await this.works.get(ctx, id);
      const machine = await this.machines.lock(ctx, work.machineId);
      await this.works.remove(ctx, id, version);
      await this.publisher.publish(ctx, work, true);
      await this.follow(ctx, machine, work);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<WorkView> {
    return this.db.tx(ctx, async (ctx) => {
      const work = await this.works.get(ctx, id, { deleted: 'only' });
      const machine = await this.machines.lock(ctx, work.machineId);
      const restored = await this.works.restore(ctx, id);
      await this.publisher.publish(ctx, restored);
      await this.follow(ctx, machine, work);
      return this.views.one(ctx, restored);
    });
  }

  addFile(ctx: RequestContext, id: string, version: number, upload: Upload): Promise<WorkView> {
    return this.db.tx(ctx, async (ctx) => {
      const { fileIds } = await this.of(ctx, id);
      const max = workLimits.files;
      if (fileIds.length >= max) throw fieldErrorOf(upload.field, 'maxItems', { max });
      const file = await this.files.save(ctx, upload, rule);
      return this.views.one(
        ctx,
        await this.works.update(ctx, id, version, { fileIds: [...fileIds, file.id] }),
      );
    });
  }

  async sendFile(ctx: RequestContext, id: string, fileId: string): Promise<FileAnswer> {
    const { fileIds } = await this.of(ctx, id);
    if (!fileIds.includes(fileId)) throw commonError('NOT_FOUND');
    return this.files.send(ctx, fileId);
  }

  removeFile(ctx: RequestContext, id: string, version: number, fileId: string): Promise<WorkView> {
    return this.db.tx(ctx, async (ctx) => {
      const { fileIds } = await this.of(ctx, id);
      if (!fileIds.includes(fileId)) throw commonError('NOT_FOUND');
      const left = fileIds.filter((one) => one !== fileId);
      const change = this.works.update(ctx, id, version, { fileIds: left });
      const work = await withPresent(change, (stored) => this.views.one(ctx, stored));
      await this.files.remove(ctx, fileId);
      return this.views.one(ctx, work);
    });
  }

  /** The last of its kind says when it is due again; where none is left the inventory's day stays. */
  async follow(
    ctx: RequestContext,
    machine: MachineEntity,
    { kind }: Pick<WorkEntity, 'kind'>,
  ): Promise<void> {
    const last = await this.works.last(ctx, machine.id, kind);
    await this.states.refresh(ctx, machine, last ? nextDays(last, machine) : {});
  }

  private async of(ctx: RequestContext, id: string): Promise<WorkEntity> {
    const work = await this.works.get(ctx, id);
    await this.machines.get(ctx, work.machineId);
    return work;
  }
}

/** Returns the values sent, without those that this kind does not have. */
function fitting(kind: WorkEntity['kind'], { passed, nextOn, ...rest }: UpdateWork) {
  const sent = {
    ...rest,
    ...(kind === 'exhaust' && passed !== null ? { passed } : {}),
    ...(kind === 'repair' ? {} : { nextOn }),
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

function newWork(input: CreateWork) {
  const { id, kind, doneOn, what, cost, workshop, note, nextOn, counter } = input;
  return {
    id,
    kind,
    doneOn,
    what: what ?? null,
    cost: cost ?? null,
    workshop: workshop ?? null,
    note: note ?? null,
    passed: kind === 'exhaust' ? (input.passed ?? true) : null,
    nextOn: kind === 'repair' ? null : (nextOn ?? null),
    counter: counter ?? null,
    fileIds: [],
  };
}
