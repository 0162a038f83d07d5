import { workView } from '@jahrring/contracts-common';
import {
  evaluationPermissions,
  monthReport,
  monthReportQuery,
  peopleYear,
  peopleYearFileQuery,
  peopleYearQuery,
  periodReportFiles,
  reportPeople,
  startPeriodReport,
  yearReport,
  yearReportQuery,
  type MonthReportQuery,
  type PeopleYearFileQuery,
  type PeopleYearQuery,
  type StartPeriodReport,
  type YearReportQuery,
} from '@jahrring/contracts-evaluations';
import {
  accepted,
  commonError,
  Ctx,
  file,
  Get,
  Post,
  RequirePermission,
  ToolController,
  type ExportFormat,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { PeopleYearService } from './people-year.service';
import { PeriodReportFileService } from './period-report-file.service';
import { PeriodReportService } from './period-report.service';
import { PersonSight } from '../reference';

const format = z.enum(['csv', 'xlsx']);

/** A person's month and year, for those who may see that person's time as a whole. */
@ToolController('evaluations', 'period-reports')
export class PeriodReportController {
  constructor(
    private readonly reports: PeriodReportService,
    private readonly files: PeriodReportFileService,
    private readonly sight: PersonSight,
    private readonly peopleOf: PeopleYearService,
  ) {}

  @Get('people', RequirePermission(...evaluationPermissions), reportPeople)
  async people(@Ctx() ctx: RequestContext) {
    const items = await this.sight.seen(ctx);
    return { items, total: items.length };
  }

  @Get('months', RequirePermission(...evaluationPermissions), monthReport)
  async month(
    @Ctx() ctx: RequestContext,
    @Query({ schema: monthReportQuery }) { employeeId, month }: MonthReportQuery,
  ) {
    const people = await this.sight.choose(ctx, [employeeId]);
    const [report] = await this.reports.months(ctx, people, month);
    if (!report) throw commonError('NOT_FOUND');
    return report;
  }

  @Get('years', RequirePermission(...evaluationPermissions), yearReport)
  async year(
    @Ctx() ctx: RequestContext,
    @Query({ schema: yearReportQuery }) { employeeId, year }: YearReportQuery,
  ) {
    const people = await this.sight.choose(ctx, [employeeId]);
    const [report] = await this.reports.years(ctx, people, year);
    if (!report) throw commonError('NOT_FOUND');
    return report;
  }

  /** A year of everybody the reader sees, a line each. */
  @Get('people-years', RequirePermission(...evaluationPermissions), peopleYear)
  async peopleYears(
    @Ctx() ctx: RequestContext,
    @Query({ schema: peopleYearQuery }) { year }: PeopleYearQuery,
  ) {
    const items = await this.peopleOf.list(ctx, year);
    return { items, total: items.length };
  }

  @Get('people-years/files/:format', RequirePermission(...evaluationPermissions), file)
  peopleYearsFile(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: peopleYearFileQuery }) query: PeopleYearFileQuery,
  ) {
    return this.peopleOf.file(ctx, as, query);
  }

  /** Files the reader has had written, the newest first. */
  @Get('files', RequirePermission(...evaluationPermissions), periodReportFiles)
  async list(@Ctx() ctx: RequestContext) {
    const items = await this.files.list(ctx);
    return { items, total: items.length };
  }

  @Post('files', RequirePermission(...evaluationPermissions), accepted(workView))
  start(@Ctx() ctx: RequestContext, @Body({ schema: startPeriodReport }) body: StartPeriodReport) {
    return this.files.start(ctx, body);
  }

  @Get('files/:id', RequirePermission(...evaluationPermissions), file)
  file(@Ctx() ctx: RequestContext, @Id() fileId: string) {
    return this.files.send(ctx, fileId);
  }
}
