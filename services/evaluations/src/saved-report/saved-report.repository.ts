import { roles, type Role } from '@jahrring/contracts-common';
import type { ReportMarks, ReportShares } from '@jahrring/contracts-evaluations';
import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { SavedReportEntity, SavedReportMarkEntity, SavedReportShareEntity } from './saved-report.entity';

/** Reports of the reader, and those shared with them or their role. */
@Injectable()
export class SavedReportRepository extends LicensedRepository<SavedReportEntity> {
  constructor(services: RepositoryServices) {
    super(services, SavedReportEntity, { name: 'savedReport' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<SavedReportEntity>,
    alias: string,
  ): void {
    if (ctx.system) return;
    query.andWhere(
      `(${alias}.ownerId = :me OR EXISTS (SELECT 1 FROM saved_report_shares share
        WHERE share.licence_id = ${alias}.licenceId AND share.report_id = ${alias}.id
        AND share.shared_with IN (:me, :role)))`,
      { me: ctx.membershipId, role: ctx.role },
    );
  }

  all(ctx: RequestContext): Promise<SavedReportEntity[]> {
    return this.many(this.query(ctx));
  }

  /** With whom each of these is shared, by its id. */
  async sharesOf(
    ctx: RequestContext,
    reportIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReportShares>> {
    const { licenceId } = ctx;
    const found = new Map<string, ReportShares>();
    if (reportIds.length === 0) return found;
    const rows = await this.db.manager(ctx).find(SavedReportShareEntity, {
      where: { licenceId, reportId: In([...reportIds]) },
      order: { sharedWith: 'ASC' },
    });
    for (const { reportId, sharedWith } of rows) {
      const own = found.get(reportId) ?? { roles: [], employeeIds: [] };
      if (isRole(sharedWith)) own.roles.push(sharedWith);
      else own.employeeIds.push(sharedWith);
      found.set(reportId, own);
    }
    return found;
  }

  async setShares(ctx: RequestContext, reportId: string, shares: ReportShares): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(SavedReportShareEntity, { licenceId, reportId });
    const rows = [...new Set([...shares.roles, ...shares.employeeIds])].map((sharedWith) => ({
      ...{ licenceId, reportId, sharedWith },
    }));
    if (rows.length > 0) await manager.insert(SavedReportShareEntity, rows);
  }

  /** The reader's marks, by the report's id. */
  async marks(ctx: RequestContext): Promise<ReadonlyMap<string, ReportMarks>> {
    const { licenceId, membershipId: employeeId } = ctx;
    const rows = await this.db.manager(ctx).findBy(SavedReportMarkEntity, { licenceId, employeeId });
    return new Map(rows.map(({ reportId, starred, pinned }) => [reportId, { starred, pinned }]));
  }

  async setMarks(ctx: RequestContext, reportId: string, marks: ReportMarks): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId, membershipId: employeeId } = ctx;
    await manager.delete(SavedReportMarkEntity, { licenceId, reportId, employeeId });
    if (marks.starred || marks.pinned) {
      await manager.insert(SavedReportMarkEntity, { licenceId, reportId, employeeId, ...marks });
    }
  }
}

const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);
