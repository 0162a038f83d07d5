import { pictureLimits } from '@jahrring/contracts-common';
import {
  closeDayReport,
  dayReportList,
  dayReportListQuery,
  dayReportProposal,
  dayReportProposalQuery,
  dayReportView,
  recordPermissions,
  reopenDayReport,
  reportLimits,
  revisionQuery,
  saveDayReport,
  updateDayReport,
  type CloseDayReport,
  type DayReportProposalQuery,
  type ReopenDayReport,
  type RevisionQuery,
  type SaveDayReport,
} from '@jahrring/contracts-time';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  OnceByItself,
  Post,
  recordRoutes,
  Reply,
  Req,
  RequirePermission,
  ToolController,
  UploadedFile,
  type KitReply,
  type KitRequest,
  type PictureRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Query, type StreamableFile } from '@nestjs/common';
import { showKeys } from '../entry-record';
import { DayReportReader } from './day-report.reader';
import { DayReportService } from './day-report.service';
import { sendPdf } from './pdf-answer';
import { ReportClosingService } from './report-closing.service';
import { ReportReopeningService } from './report-reopening.service';
import { ReportPdfService } from './report-pdf.service';
import { ReportPhotoService } from './report-photo.service';

const mayChange = RequirePermission(
  'tools.project.timetable.own.update',
  'tools.project.timetable.others.update',
);
const mayDelete = RequirePermission(
  'tools.project.timetable.own.delete',
  'tools.project.timetable.others.delete',
);

const photoRule: PictureRule = {
  side: pictureLimits.printedSide,
  printed: true,
  maxPixels: reportLimits.photoPixels,
};

@ToolController('time', 'day-reports')
export class DayReportController extends recordRoutes(DayReportService, {
  access: { read: RequirePermission(...showKeys), write: mayChange, remove: mayDelete },
  list: [dayReportListQuery, dayReportList],
  view: dayReportView,
  update: updateDayReport,
  without: ['get'],
}) {
  constructor(
    reports: DayReportService,
    private readonly reader: DayReportReader,
    private readonly photos: ReportPhotoService,
    private readonly closing: ReportClosingService,
    private readonly reopening: ReportReopeningService,
    private readonly pdfs: ReportPdfService,
  ) {
    super(reports);
  }

  /** Returns what a report of a project and day would show. */
  @Get('proposal', RequirePermission(...showKeys), dayReportProposal)
  propose(
    @Ctx() ctx: RequestContext,
    @Query({ schema: dayReportProposalQuery }) { projectId, workDate }: DayReportProposalQuery,
  ) {
    return this.reader.propose(ctx, projectId, workDate);
  }

  @Get(':id', RequirePermission(...showKeys), dayReportView)
  get(@Ctx() ctx: RequestContext, @Id() reportId: string) {
    return this.reader.view(ctx, reportId);
  }

  /** Makes a report, or takes over what a device says of a draft. */
  @Post('', RequirePermission(...recordPermissions), dayReportView)
  save(@Ctx() ctx: RequestContext, @Body({ schema: saveDayReport }) body: SaveDayReport) {
    return this.records.keep(ctx, body);
  }

  @Post(':id/photos', mayChange, dayReportView)
  @AcceptUpload({ maxBytes: reportLimits.photoBytes, picture: photoRule })
  addPhoto(@Ctx() ctx: RequestContext, @Id() reportId: string, @UploadedFile() upload: Upload) {
    return this.photos.add(ctx, reportId, upload);
  }

  @Get(':id/photos/:photoId', RequirePermission(...showKeys), file)
  photo(@Ctx() ctx: RequestContext, @Id() reportId: string, @Id('photoId') photoId: string) {
    return this.photos.send(ctx, reportId, photoId);
  }

  @Delete(':id/photos/:photoId', mayChange)
  async removePhoto(
    @Ctx() ctx: RequestContext,
    @Id() reportId: string,
    @Id('photoId') photoId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.photos.remove(ctx, reportId, photoId, version);
  }

  /** Finishes it with what was shown to the customer; the content says what that was, so no version is asked for. */
  @Post(':id/close', mayChange, ok(dayReportView))
  @OnceByItself()
  close(
    @Ctx() ctx: RequestContext,
    @Id() reportId: string,
    @Body({ schema: closeDayReport }) body: CloseDayReport,
  ) {
    return this.closing.close(ctx, reportId, body);
  }

  @Post(':id/reopen', RequirePermission('tools.timetable.edit_expired'), ok(dayReportView))
  reopen(
    @Ctx() ctx: RequestContext,
    @Id() reportId: string,
    @IfMatch() version: number,
    @Body({ schema: reopenDayReport }) { reason }: ReopenDayReport,
  ) {
    return this.reopening.reopen(ctx, reportId, version, reason);
  }

  /** The frozen bytes, of the newest revision unless another is named. */
  @Get(':id/pdf', RequirePermission(...showKeys), file)
  async pdf(
    @Ctx() ctx: RequestContext,
    @Id() reportId: string,
    @Query({ schema: revisionQuery }) { revision }: RevisionQuery,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile | undefined> {
    return sendPdf(await this.pdfs.get(ctx, reportId, revision), request, reply);
  }
}
