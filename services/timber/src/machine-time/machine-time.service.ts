import { machineTimeChanged, type MachineTimeChanged } from '@jahrring/contracts-timber';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { stableId } from '../stable-id';
import { MachineTimeEntity } from './machine-time.entity';
import { MachineTimeRepository, SpanRepository } from './span.repository';
import type { MachineDay } from './span.repository';
import { sumDay } from './sum-day';
import type { DaySum } from './sum-day';

/** The days of machines, told to machine control, where a person says what becomes of them. */
@Injectable()
export class MachineTimeService {
  constructor(
    private readonly spans: SpanRepository,
    private readonly times: MachineTimeRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Sums days up anew, and tells those that have changed. */
  async recount(ctx: RequestContext, days: readonly MachineDay[]): Promise<void> {
    for (const day of days) await this.recountDay(ctx, day);
  }

  /** Takes back what a file tells. */
  async remove(ctx: RequestContext, fileId: string): Promise<void> {
    const days = await this.spans.daysOf(ctx, fileId);
    await this.spans.removeOf(ctx, fileId);
    await this.recount(ctx, days);
  }

  /** All of them again, for others' copies. */
  @Republishes(machineTimeChanged, MachineTimeEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<MachineTimeChanged>[]> {
    for await (const page of this.times.pages(ctx)) {
      yield page.map((time) => ({ payload: toChanged(time, false), changedAt: time.updatedAt }));
    }
  }

  private async recountDay(ctx: RequestContext, day: MachineDay): Promise<void> {
    const spans = await this.spans.ofDay(ctx, day);
    const machineName = spans.at(-1)?.machineName ?? '';
    const present = new Map((await this.times.ofDay(ctx, day)).map((time) => [time.id, time]));
    for (const sum of sumDay(spans)) {
      const id = stableId(ctx.licenceId, 'time', day.machineKey, sum.operatorName, day.workDate);
      const time = present.get(id);
      present.delete(id);
      if (time && isSame(time, sum)) continue;
      const values = { ...day, machineName, ...sum };
      const saved = time
        ? await this.times.update(ctx, id, time.version, values)
        : await this.times.insert(ctx, { id, ...values });
      await this.outbox.add(ctx, machineTimeChanged, toChanged(saved, false));
    }
    for (const time of present.values()) {
      await this.times.remove(ctx, time.id, time.version);
      await this.outbox.add(ctx, machineTimeChanged, toChanged(time, true));
    }
  }
}

function isSame(time: MachineTimeEntity, sum: DaySum): boolean {
  const figures = ['engineHours', 'workHours', 'downHours', 'fuelLitres', 'counter', 'siteName'] as const;
  return (
    figures.every((figure) => time[figure] === sum[figure]) &&
    time.startedAt.getTime() === sum.startedAt.getTime() &&
    time.endedAt.getTime() === sum.endedAt.getTime()
  );
}

function toChanged(time: MachineTimeEntity, deleted: boolean): MachineTimeChanged {
  const { id, machineKey, machineName, operatorName, siteName, workDate } = time;
  const { engineHours, workHours, downHours, fuelLitres, counter } = time;
  return {
    ...{ id, machineKey, machineName, operatorName, siteName, workDate },
    ...{ startedAt: time.startedAt.toISOString(), endedAt: time.endedAt.toISOString() },
    ...{ engineHours, workHours, downHours, fuelLitres, counter, deleted },
  };
}
