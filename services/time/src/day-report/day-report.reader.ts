import type { DayReportLine, DayReportProposal, DayReportView } from '@jahrring/contracts-time';
import { FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess } from '../entry';
import { EmployeeRefRepository, nameOf, ProjectRefRepository } from '../reference';
import { TimeSettingsService } from '../settings';
import type { DayReportEntity } from './day-report.entity';
import { toReportView, type ReportRights, type WholeReport } from './day-report.mapper';
import { DayReportRepository } from './day-report.repository';
import { toReportLine, withoutPrices } from './report-line';
import { ReportLineRepository } from './report-line.repository';
import { ReportPhotoRepository } from './report-photo.repository';
import type { ReportRevisionEntity } from './report-revision.entity';
import { ReportRevisionRepository } from './report-revision.repository';

/** Reports as one reader sees them: a draft with the entries as they are, a finished one as it was signed. */
@Injectable()
export class DayReportReader {
  constructor(
    private readonly reports: DayReportRepository,
    private readonly lines: ReportLineRepository,
    private readonly photos: ReportPhotoRepository,
    private readonly revisions: ReportRevisionRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly settings: TimeSettingsService,
    private readonly access: EntryAccess,
    private readonly files: FileStore,
  ) {}

  /** Also answers a deleted report: it can be restored. */
  async view(ctx: RequestContext, id: string): Promise<DayReportView> {
    return this.viewOf(ctx, await this.reports.get(ctx, id, { deleted: 'include' }));
  }

  async viewOf(ctx: RequestContext, report: DayReportEntity): Promise<DayReportView> {
    const photos = await this.photos.of(ctx, report.id);
    const revisions = await this.revisions.of(ctx, report.id);
    const stored = await this.files.getMany(
      ctx,
      photos.map(({ fileId }) => fileId),
    );
    const whole: WholeReport = {
      report,
      lines: await this.linesOf(ctx, report, revisions[0]),
      photos,
      files: new Map(stored.map((file) => [file.id, file])),
      revisions,
      people: await this.namesOf(ctx, revisions),
    };
    return toReportView(whole, await this.rightsOf(ctx, report));
  }

  /**
   * Returns what a report of this project and day would show, and the existing reports. Throws 404 for an unknown
   * project.
   */
  async propose(ctx: RequestContext, projectId: string, workDate: string): Promise<DayReportProposal> {
    const project = await this.projects.find(ctx, projectId);
    if (!project || project.deleted) throw timeError('PROJECT_NOT_FOUND', undefined, 'projectId');
    const reports = await this.reports.ofDay(ctx, projectId, workDate);
    return {
      projectNumber: project.number,
      projectTitle: project.title,
      lines: await this.freeLines(ctx, projectId, workDate),
      reports: reports.map(({ id, number, state }) => ({ id, number, state })),
    };
  }

  /**
   * Returns true if reports that this caller finishes show prices: the licence wants them on reports, and the caller
   * may see them.
   */
  async showsPrices(ctx: RequestContext): Promise<boolean> {
    return (await this.settings.get(ctx)).dayReportPrices && ctx.can('tools.project.showprice');
  }

  private async linesOf(
    ctx: RequestContext,
    report: DayReportEntity,
    newest: ReportRevisionEntity | undefined,
  ): Promise<readonly DayReportLine[]> {
    if (report.state === 'draft' || !newest) return this.freeLines(ctx, report.projectId, report.workDate);
    const { lines } = newest.snapshot;
    return ctx.can('tools.project.showprice') ? lines : lines.map(withoutPrices);
  }

  private async freeLines(
    ctx: RequestContext,
    projectId: string,
    workDate: string,
  ): Promise<DayReportLine[]> {
    const withPrices = await this.showsPrices(ctx);
    const entries = await this.lines.free(ctx, projectId, workDate);
    return entries.map((entry) => toReportLine(entry, withPrices));
  }

  private async rightsOf(ctx: RequestContext, report: DayReportEntity): Promise<ReportRights> {
    const reach = await this.access.reach(ctx);
    const draft = report.state === 'draft' && !report.deletedAt;
    return {
      showsPrices: await this.showsPrices(ctx),
      seesPrices: ctx.can('tools.project.showprice'),
      canUpdate: draft && this.access.mayChange(ctx, report, 'update', reach),
      canDelete: draft && report.number === null && this.access.mayChange(ctx, report, 'delete', reach),
      canReopen: !draft && !report.deletedAt && ctx.can('tools.timetable.edit_expired'),
    };
  }

  private async namesOf(
    ctx: RequestContext,
    revisions: readonly ReportRevisionEntity[],
  ): Promise<Map<string, string>> {
    const ids = revisions.flatMap(({ closedBy, reopenedBy }) =>
      reopenedBy === null ? [closedBy] : [closedBy, reopenedBy],
    );
    const people = await this.employees.getMany(ctx, [...new Set(ids)]);
    return new Map(people.map((person) => [person.id, nameOf(person)]));
  }
}
