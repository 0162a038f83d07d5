import { readingView, type ReadingView } from '@jahrring/contracts-machine-control';
import { Clock, only, viewOf, type RequestContext } from '@jahrring/service-kit';
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
    return readings.map((reading) =>
      viewOf(readingView, reading, {
        employeeName: names.get(reading.employeeId ?? '') ?? null,
        hasPhoto: reading.photoId !== null,
        mayChange: mayChange(ctx, reading, now),
      }),
    );
  }

  async one(ctx: RequestContext, reading: ReadingEntity): Promise<ReadingView> {
    return only(await this.of(ctx, [reading]));
  }
}
