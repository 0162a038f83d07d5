import type { DaySpan, WorkedDay } from '@jahrring/contracts-planning';
import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { WorkedEntryEntity } from './worked-entry.entity';

@Injectable()
export class WorkedEntryRepository extends ReferenceRepository<WorkedEntryEntity> {
  constructor(services: RepositoryServices) {
    super(services, WorkedEntryEntity, 'workedEntry');
  }

  /** Returns the recorded work of all people and machines in a span. The caller limits it to what the reader may see. */
  async between(ctx: RequestContext, from: string, to: string): Promise<WorkedDay[]> {
    const found = await this.inSpan(ctx, from, to)
      .select('workedEntry.resourceId', 'resourceId')
      .addSelect('workedEntry.projectId', 'projectId')
      .addSelect('workedEntry.date', 'date')
      .addSelect('SUM(workedEntry.minutes)', 'minutes')
      .groupBy('workedEntry.resourceId')
      .addGroupBy('workedEntry.projectId')
      .addGroupBy('workedEntry.date')
      .getRawMany<WorkedDay>();
    return found.map(({ minutes, ...day }) => ({ ...day, minutes: Number(minutes) }));
  }

  /** Returns recorded work of people in a span, by project and day. */
  byProject(ctx: RequestContext, from: string, to: string): Promise<Omit<WorkedDay, 'resourceId'>[]> {
    return this.projectDays(this.inSpan(ctx, from, to).andWhere('workedEntry.person = :yes', { yes: true }));
  }

  /** Returns what one person has recorded in a span, by project and day. */
  ofPerson(
    ctx: RequestContext,
    employeeId: string,
    { from, to }: DaySpan,
  ): Promise<Omit<WorkedDay, 'resourceId'>[]> {
    return this.projectDays(
      this.inSpan(ctx, from, to).andWhere(
        'workedEntry.person = :yes AND workedEntry.resourceId = :employeeId',
        { yes: true, employeeId },
      ),
    );
  }

  private async projectDays(
    entries: SelectQueryBuilder<WorkedEntryEntity>,
  ): Promise<Omit<WorkedDay, 'resourceId'>[]> {
    const found = await entries
      .select('workedEntry.projectId', 'projectId')
      .addSelect('workedEntry.date', 'date')
      .addSelect('SUM(workedEntry.minutes)', 'minutes')
      .groupBy('workedEntry.projectId')
      .addGroupBy('workedEntry.date')
      .getRawMany<Omit<WorkedDay, 'resourceId'>>();
    return found.map(({ minutes, ...day }) => ({ ...day, minutes: Number(minutes) }));
  }

  private inSpan(ctx: RequestContext, from: string, to: string) {
    return this.query(ctx)
      .andWhere('workedEntry.living = :yes', { yes: true })
      .andWhere('workedEntry.date >= :from AND workedEntry.date <= :to', { from, to });
  }
}
