import type { ListQuery } from '@jahrring/contracts-common';
import {
  machineKinds,
  maintenanceRecorded,
  type MachineView,
  type MaintenanceView,
  type RecordMaintenance,
  type UpdateMachine,
  type CreateMachine,
} from '@jahrring/contracts-inventory';
import { Database, Outbox, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { objectColumns, ObjectRepository, ofKinds, seesObjectPrices, toNewObject } from '../object-record';
import { ObjectService } from '../object';
import { MachineViews } from './machine-views';
import type { MaintenanceEntity } from './maintenance.entity';
import { MaintenanceRepository } from './maintenance.repository';
import { nextDates, requireForwards } from './maintenance-rules';

/** Keeping machines and vehicles in order: what was done, and when it is due again. */
@Injectable()
export class MachineService {
  constructor(
    private readonly db: Database,
    private readonly objects: ObjectService,
    private readonly maintenance: MaintenanceRepository,
    private readonly outbox: Outbox,
    private readonly records: ObjectRepository,
    private readonly views: MachineViews,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<MachineView>> {
    const limited = ofKinds(query, machineKinds);
    return this.records.listViews(ctx, limited, objectColumns, (found) => this.views.of(ctx, found));
  }

  async get(ctx: RequestContext, id: string): Promise<MachineView> {
    return this.views.one(ctx, await this.objects.get(ctx, id, machineKinds));
  }

  async create(ctx: RequestContext, input: CreateMachine): Promise<MachineView> {
    return this.views.one(ctx, await this.objects.create(ctx, toNewObject(input), input.extra));
  }

  remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    return this.objects.remove(ctx, id, version, machineKinds);
  }

  async restore(ctx: RequestContext, id: string): Promise<MachineView> {
    return this.views.one(ctx, await this.objects.restore(ctx, id, machineKinds));
  }

  async history(ctx: RequestContext, machineId: string): Promise<MaintenanceView[]> {
    await this.objects.get(ctx, machineId, machineKinds);
    return (await this.maintenance.of(ctx, machineId)).map((done) => {
      const view = toMaintenanceView(done);
      return seesObjectPrices(ctx) ? view : { ...view, cost: null };
    });
  }

  /**
   * Of a machine that machine control knows the counter is read there: a reading below it is refused with both values. Of others
   * a mistyped one is set right here.
   */
  update(ctx: RequestContext, id: string, version: number, patch: UpdateMachine): Promise<MachineView> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.objects.get(ctx, id, machineKinds);
      if (machine.warnDays !== null) requireForwards(machine, patch.counterReading);
      return this.views.one(ctx, await this.objects.update(ctx, id, version, patch, machineKinds));
    });
  }

  /**
   * Notes what was done; the counter never runs backwards, and the next date follows from the interval. What is noted late, after
   * a later one of its kind, moves no date.
   */
  async record(
    ctx: RequestContext,
    machineId: string,
    version: number,
    done: RecordMaintenance,
  ): Promise<MachineView> {
    return this.db.tx(ctx, async (ctx) => {
      const machine = await this.objects.get(ctx, machineId, machineKinds);
      requireForwards(machine, done.counterReading);
      const isLatest = (await this.maintenance.of(ctx, machineId)).every(
        ({ kind, doneOn }) => kind !== done.kind || doneOn <= done.doneOn,
      );
      const noted = await this.maintenance.insert(ctx, {
        id: done.id,
        machineId,
        kind: done.kind,
        doneOn: done.doneOn,
        counterReading: done.counterReading ?? null,
        cost: done.cost ?? null,
        note: done.note ?? null,
        passed: null,
        toldAt: null,
      });
      const employeeId = ctx.membershipId || null;
      await this.outbox.add(ctx, maintenanceRecorded, { ...toMaintenanceView(noted), machineId, employeeId });
      const patch = {
        ...(done.counterReading ? { counterReading: done.counterReading } : {}),
        ...(isLatest ? nextDates(machine, done) : {}),
      };
      return this.views.one(ctx, await this.objects.update(ctx, machineId, version, patch, machineKinds));
    });
  }
}

function toMaintenanceView({
  id,
  kind,
  doneOn,
  counterReading,
  cost,
  note,
  passed,
}: MaintenanceEntity): MaintenanceView {
  return { id, kind, doneOn, counterReading, cost, note, passed };
}
