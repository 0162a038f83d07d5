import type { ReadingView } from '@jahrring/contracts-machine-control';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { mayChange } from '../person';
import type { ReadingEntity } from '../record';

/** Readings as the API answers them, with the names of who has read. */
@Injectable()
export class ReadingViews {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  async of(ctx: RequestContext, readings: readonly ReadingEntity[]): Promise<ReadingView[]> {
    const names = await this.employees.names(
      ctx,
      readings.map(({ employeeId }) => employeeId),
    );
    const now = this.clock.now();
    return readings.map((reading) => ({
      id: reading.id,
      version: reading.version,
      createdAt: reading.createdAt.toISOString(),
      updatedAt: reading.updatedAt.toISOString(),
      deletedAt: reading.deletedAt?.toISOString() ?? null,
      machineId: reading.machineId,
      readOn: reading.readOn,
      value: reading.value,
      source: reading.source,
      counterNo: reading.counterNo,
      expected: reading.expected,
      doubtful: reading.doubtful,
      note: reading.note,
      employeeName: names.get(reading.employeeId ?? '') ?? null,
      hasPhoto: reading.photoId !== null,
      mayChange: mayChange(ctx, reading, now),
    }));
  }

  async one(ctx: RequestContext, reading: ReadingEntity): Promise<ReadingView> {
    const [view] = await this.of(ctx, [reading]);
    if (!view) throw new Error('A reading has no view');
    return view;
  }
}
