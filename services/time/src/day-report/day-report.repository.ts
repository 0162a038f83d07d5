import {
  LicensedRepository,
  RepositoryServices,
  type FindOptions,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { limitToReachOfHours } from '../entry-record';
import { EmployeeRefEntity, nameOf, ProjectRefEntity } from '../reference';
import { DayReportEntity, type DayReportNames } from './day-report.entity';

export const dayReportColumns: ListColumns = {
  fields: {
    workDate: 'workDate',
    number: 'number',
    state: 'state',
    employeeId: 'employeeId',
    projectId: 'projectId',
    signer: 'signer',
    updatedAt: 'updatedAt',
    employeeName: { sql: 'employee.last_name', kind: 'text' },
    projectNumber: { sql: 'project.number', kind: 'text' },
  },
  search: [
    'number',
    'text',
    'signer',
    { sql: 'project.number', kind: 'text' },
    { sql: 'project.title', kind: 'text' },
    { sql: 'employee.last_name', kind: 'text' },
  ],
};

const nameColumns: Readonly<Record<string, string>> = {
  first_name: 'employee.firstName',
  last_name: 'employee.lastName',
  project_number: 'project.number',
  project_title: 'project.title',
};

/** Every query on reports: those one drew up, those of assigned projects, or all, by the rule of entries. */
@Injectable()
export class DayReportRepository extends LicensedRepository<DayReportEntity> {
  constructor(services: RepositoryServices) {
    super(services, DayReportEntity, { name: 'day_report' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<DayReportEntity>,
    alias: string,
  ): void {
    limitToReachOfHours(ctx, query, alias);
  }

  protected override get unaudited(): readonly (keyof DayReportEntity & string)[] {
    return ['names'];
  }

  protected override query(ctx: RequestContext, options?: FindOptions): SelectQueryBuilder<DayReportEntity> {
    const qb = super
      .query(ctx, options)
      .leftJoin(
        EmployeeRefEntity,
        'employee',
        'employee.id = day_report.employeeId AND employee.licenceId = day_report.licenceId',
      )
      .leftJoin(
        ProjectRefEntity,
        'project',
        'project.id = day_report.projectId AND project.licenceId = day_report.licenceId',
      );
    for (const [name, column] of Object.entries(nameColumns)) qb.addSelect(column, `ref_${name}`);
    return qb;
  }

  protected override async many(qb: SelectQueryBuilder<DayReportEntity>): Promise<DayReportEntity[]> {
    const rows = await qb.getRawMany<Record<string, unknown>>();
    return rows.map((row) => Object.assign(this.mapper.hydrate(row, this.name), { names: toNames(row) }));
  }

  /**
   * Holds a report until the transaction ends, past its snapshot; answers its day, null where the licence has no such
   * report. Whether the caller reaches it, `get` says.
   */
  async lock(ctx: RequestContext, id: string): Promise<string | null> {
    const lock = this.db.kind === 'mysql' ? ' FOR UPDATE' : '';
    const rows = await this.db
      .writing(ctx)
      .query<Record<string, unknown>[]>(
        `SELECT work_date AS day_report_work_date FROM day_reports WHERE licence_id = ? AND id = ?${lock}`,
        [ctx.licenceId, id],
      );
    const [found] = rows.map((row) => this.mapper.hydrate(row, this.name));
    return found?.workDate ?? null;
  }

  /** Reports of a project and day that the caller reaches, the first one first. */
  async ofDay(ctx: RequestContext, projectId: string, workDate: string): Promise<DayReportEntity[]> {
    const qb = this.query(ctx)
      .andWhere('day_report.projectId = :projectId AND day_report.workDate = :workDate', {
        projectId,
        workDate,
      })
      .orderBy('day_report.createdAt')
      .addOrderBy('day_report.id');
    return this.many(qb);
  }
}

function toNames(row: Record<string, unknown>): DayReportNames {
  const text = (name: string): string => {
    const value = row[`ref_${name}`];
    return typeof value === 'string' ? value : '';
  };
  return {
    employeeName: nameOf({ firstName: text('first_name'), lastName: text('last_name') }),
    projectNumber: text('project_number'),
    projectTitle: text('project_title'),
  };
}
