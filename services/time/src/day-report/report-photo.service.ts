import { photoFields, reportLimits, type DayReportView } from '@jahrring/contracts-time';
import {
  AppError,
  commonError,
  Database,
  FileStore,
  isUniqueViolation,
  type FileAnswer,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { commonErrors } from '@jahrring/contracts-common';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import type { DayReportEntity } from './day-report.entity';
import { DayReportReader } from './day-report.reader';
import { DayReportRepository } from './day-report.repository';
import { DayReportService } from './day-report.service';
import type { ReportPhotoEntity } from './report-photo.entity';
import { ReportPhotoRepository } from './report-photo.repository';

/** Photos of a draft. Each has the id its device gave it, so that sent again it stays one. */
@Injectable()
export class ReportPhotoService {
  constructor(
    private readonly db: Database,
    private readonly reports: DayReportRepository,
    private readonly drafts: DayReportService,
    private readonly photos: ReportPhotoRepository,
    private readonly reader: DayReportReader,
    private readonly files: FileStore,
  ) {}

  /** @throws DAY_REPORT_PHOTOS beyond the most a report takes; a field error for what is no picture */
  async add(ctx: RequestContext, reportId: string, upload: Upload): Promise<DayReportView> {
    const report = await this.reports.get(ctx, reportId);
    const parsed = photoFields.safeParse(upload.fields);
    if (!parsed.success) throw commonError('VALIDATION_FAILED');
    const { id, caption = null, position } = parsed.data;
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.photos.of(ctx, reportId);
      if (present.some((photo) => photo.id === id)) return this.reader.view(ctx, reportId);
      await this.drafts.requireDraft(ctx, report, 'update');
      const { photos: max } = reportLimits;
      if (present.length >= max) throw timeError('DAY_REPORT_PHOTOS', { max });
      const rule = { kinds: ['png', 'jpg'] as const, maxBytes: reportLimits.photoBytes };
      const file = await this.files.save(ctx, upload, rule);
      await this.insert(ctx, { id, reportId, fileId: file.id, caption, position });
      return this.reader.view(ctx, reportId);
    });
  }

  async send(ctx: RequestContext, reportId: string, photoId: string): Promise<FileAnswer> {
    return this.files.send(ctx, (await this.find(ctx, reportId, photoId)).photo.fileId);
  }

  async remove(ctx: RequestContext, reportId: string, photoId: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { report, photo } = await this.find(ctx, reportId, photoId);
      await this.drafts.requireDraft(ctx, report, 'update');
      if (report.version !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.reader.viewOf(ctx, report) });
      }
      await this.photos.remove(ctx, photo.id, photo.version);
      await this.files.remove(ctx, photo.fileId);
    });
  }

  private async find(
    ctx: RequestContext,
    reportId: string,
    photoId: string,
  ): Promise<{ report: DayReportEntity; photo: ReportPhotoEntity }> {
    const report = await this.reports.get(ctx, reportId);
    const photo = await this.photos.get(ctx, photoId);
    if (photo.reportId !== reportId) throw commonError('NOT_FOUND');
    return { report, photo };
  }

  private async insert(
    ctx: RequestContext,
    photo: Pick<ReportPhotoEntity, 'id' | 'reportId' | 'fileId' | 'caption' | 'position'>,
  ): Promise<void> {
    try {
      await this.photos.insert(ctx, photo);
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError(commonErrors, 'CONFLICT', undefined, { cause: error });
      throw error;
    }
  }
}
