import { localDateAt, type ListQuery } from '@jahrring/contracts-common';
import {
  machineKinds,
  type DefectView,
  type ReportDefect,
  type UpdateDefect,
} from '@jahrring/contracts-inventory';
import {
  Clock,
  Database,
  fieldErrorOf,
  withoutUndefined,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isMachine, type ObjectEntity, ObjectRepository } from '../object-record';
import { ObjectService } from '../object';
import { DefectNotifier } from './defect-notifier';
import { defectColumns, DefectRepository } from './defect.repository';
import type { DefectEntity } from './defect.entity';
import { DefectViews } from './defect-views';

/** Defects of machines and vehicles: reported by whoever works with them, repaired by whoever keeps them. */
@Injectable()
export class DefectService {
  constructor(
    private readonly db: Database,
    private readonly defects: DefectRepository,
    private readonly views: DefectViews,
    private readonly objects: ObjectService,
    private readonly machines: ObjectRepository,
    private readonly notifier: DefectNotifier,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<DefectView>> {
    return this.defects.listViews(ctx, query, defectColumns, (found) => this.views.of(ctx, found));
  }

  async get(ctx: RequestContext, id: string): Promise<DefectView> {
    return this.views.one(ctx, await this.defects.get(ctx, id, { deleted: 'include' }));
  }

  /** Records a defect; if a phone sends it again because it received no response, the existing one is returned. */
  report(ctx: RequestContext, input: ReportDefect): Promise<DefectView> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.machines.find(ctx, input.machineId);
      if (!machine || !isMachine(machine)) throw fieldErrorOf('machineId', 'exists');
      const sent = await this.findSent(ctx, input);
      if (sent) return this.views.one(ctx, sent);
      const wasDown = await this.isDown(ctx, machine.id);
      const defect = await this.defects.insert(ctx, {
        id: input.id,
        machineId: machine.id,
        title: input.title,
        description: input.description ?? null,
        unusable: input.unusable,
        state: 'open',
        reportedAt: input.reportedAt ? new Date(input.reportedAt) : this.clock.now(),
        reporterId: ctx.membershipId || null,
        photoIds: [],
        resolution: null,
        doneOn: null,
      });
      await this.follow(ctx, machine.id, wasDown);
      await this.notifier.reported(ctx, machine, defect);
      return this.views.one(ctx, defect);
    });
  }

  /** The machine's state follows, and who reported it hears of a new state. */
  update(ctx: RequestContext, id: string, version: number, patch: UpdateDefect): Promise<DefectView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.defects.get(ctx, id);
      const wasDown = await this.isDown(ctx, present.machineId);
      const { state = present.state } = patch;
      const doneOn =
        state === 'done' ? (present.doneOn ?? localDateAt(this.clock.now(), ctx.timeZone)) : null;
      const defect = await this.defects.update(ctx, id, version, { ...withoutUndefined(patch), doneOn });
      const machine = await this.follow(ctx, defect.machineId, wasDown);
      if (machine && state !== present.state) await this.notifier.changed(ctx, machine, defect);
      return this.views.one(ctx, defect);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { machineId } = await this.defects.get(ctx, id);
      const wasDown = await this.isDown(ctx, machineId);
      await this.defects.remove(ctx, id, version);
      await this.follow(ctx, machineId, wasDown);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<DefectView> {
    return this.db.tx(ctx, async (ctx) => {
      const { machineId } = await this.defects.get(ctx, id, { deleted: 'only' });
      const wasDown = await this.isDown(ctx, machineId);
      const defect = await this.defects.restore(ctx, id);
      await this.follow(ctx, machineId, wasDown);
      return this.views.one(ctx, defect);
    });
  }

  private async findSent(ctx: RequestContext, { id, machineId }: ReportDefect): Promise<DefectEntity | null> {
    const found = id === undefined ? null : await this.defects.find(ctx, id, { deleted: 'include' });
    return found?.machineId === machineId && found.reporterId === (ctx.membershipId || null) ? found : null;
  }

  /** Returns true if a defect is in repair or makes the machine unusable. */
  private async isDown(ctx: RequestContext, machineId: string): Promise<boolean> {
    const unsolved = await this.defects.everyUnsolved(ctx, machineId);
    return unsolved.some(({ state, unusable }) => state === 'inRepair' || unusable);
  }

  /**
   * A machine goes into repair with its first defect that takes it out of use, and back with the last one. What somebody has set
   * by hand stays: in repair for another reason, or retired. Answers the machine, null where it is gone.
   */
  private async follow(
    ctx: RequestContext,
    machineId: string,
    wasDown: boolean,
  ): Promise<ObjectEntity | null> {
    const machine = await this.machines.find(ctx, machineId);
    const isDown = await this.isDown(ctx, machineId);
    if (!machine || machine.machineState === 'retired' || isDown === wasDown) return machine;
    if (isDown === (machine.machineState === 'inRepair')) return machine;
    const machineState = isDown ? 'inRepair' : 'inUse';
    await this.objects.update(ctx, machineId, machine.version, { machineState }, machineKinds);
    return machine;
  }
}
