import type { ListQuery } from '@jahrring/contracts-common';
import {
  machineControlErrors,
  type AcceptMachineTime,
  type MachineTimeView,
} from '@jahrring/contracts-machine-control';
import type { MachineHours } from '@jahrring/contracts-time';
import {
  AppError,
  Clock,
  commonError,
  Database,
  fieldErrorOf,
  type ListResult,
  type RequestContext,
  withPresent,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type MachineEntity, MachineRepository } from '../record';
import { EmployeeRefRepository } from '../reference';
import { MachineTimeBooking } from './machine-time-booking';
import type { MachineTimeEntity } from './machine-time.entity';
import { machineTimeColumns, MachineTimeRepository } from './machine-time.repository';
import { MachineTimeViews } from './machine-time-views';
import { TimeClient } from './time.client';

/** Proposals of machines' files: a person takes them over or dismisses them. */
@Injectable()
export class MachineTimeService {
  constructor(
    private readonly db: Database,
    private readonly times: MachineTimeRepository,
    private readonly views: MachineTimeViews,
    private readonly machines: MachineRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly booking: MachineTimeBooking,
    private readonly client: TimeClient,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<MachineTimeView>> {
    return this.times.listViews(ctx, query, machineTimeColumns, (found) => this.views.of(ctx, found));
  }

  /**
   * Its hours become the driver's line of the time sheet, unless the driver has one; its fuel and counter are noted here.
   *
   * @throws MACHINE_TIME_DECIDED; what time refuses; VALIDATION_FAILED for a machine that counts kilometres
   */
  async accept(
    ctx: RequestContext,
    id: string,
    version: number,
    input: AcceptMachineTime,
  ): Promise<MachineTimeView> {
    const time = await this.open(ctx, id, version);
    const machine = await this.machines.get(ctx, input.machineId);
    if (machine.unit !== 'machine_hour') throw fieldErrorOf('machineId', 'invalid');
    if (!(await this.employees.find(ctx, input.employeeId))) throw fieldErrorOf('employeeId', 'invalid');
    // Asked before the transaction: what is recorded there stands once, should this fail afterwards and be tried again.
    const { entryId } = await this.client.record(ctx, hoursOf(time, machine, input));
    return this.db.tx(ctx, async (tx) => {
      const locked = await this.machines.lock(tx, machine.id);
      const present = await this.open(tx, id, version);
      const fuellingId = await this.booking.book(tx, locked, present, input);
      const { machineId, employeeId, projectId } = input;
      const saved = await this.times.update(tx, id, version, {
        ...{ machineId, employeeId, projectId: projectId ?? null, entryId, fuellingId },
        ...this.decision(tx, 'accepted'),
      });
      return this.views.one(tx, saved);
    });
  }

  /** Nothing becomes of it. */
  dismiss(ctx: RequestContext, id: string, version: number): Promise<MachineTimeView> {
    return this.db.tx(ctx, async (tx) => {
      await this.open(tx, id, version);
      const saved = await this.times.update(tx, id, version, this.decision(tx, 'dismissed'));
      return this.views.one(tx, saved);
    });
  }

  /** It is to be decided anew; what became of it stays where it is. */
  reopen(ctx: RequestContext, id: string, version: number): Promise<MachineTimeView> {
    return this.db.tx(ctx, async (tx) => {
      const patch = { state: 'open', decidedAt: null, decidedBy: null } as const;
      const change = this.times.update(tx, id, version, patch);
      return this.views.one(tx, await withPresent(change, (present) => this.views.one(tx, present)));
    });
  }

  private async open(ctx: RequestContext, id: string, version: number): Promise<MachineTimeEntity> {
    const time = await this.times.get(ctx, id);
    if (time.version !== version) {
      const current = await this.views.one(ctx, time);
      throw commonError('VERSION_MISMATCH', undefined, { current });
    }
    if (time.state !== 'open') throw new AppError(machineControlErrors, 'MACHINE_TIME_DECIDED');
    return time;
  }

  private decision(ctx: RequestContext, state: 'accepted' | 'dismissed') {
    return { state, changed: false, decidedAt: this.clock.now(), decidedBy: ctx.membershipId || null };
  }
}

function hoursOf(time: MachineTimeEntity, machine: MachineEntity, input: AcceptMachineTime): MachineHours {
  const { workDate, startedAt, endedAt, workHours, downHours, siteName, machineName } = time;
  const span = Math.round((endedAt.getTime() - startedAt.getTime()) / 1000);
  const told = Math.round((Number(workHours) + Number(downHours)) * 3600);
  // Time between spans was a break.
  const breakSeconds = told > 0 ? Math.max(0, span - told) : 0;
  const working = { startAt: startedAt.toISOString(), endAt: endedAt.toISOString(), breakSeconds };
  return {
    ...{ employeeId: input.employeeId, kind: machine.kind, objectId: machine.id },
    ...{ projectId: input.projectId ?? null, workDate, hours: input.hours },
    ...{ working: input.workingTime ? working : null, comment: siteName || machineName },
  };
}
