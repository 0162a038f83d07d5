import type { CloseDayReport } from '@jahrring/contracts-time';
import { FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import type { EntryEntity } from '../entry-record';
import { EmployeeRefRepository, LicenceRefRepository, nameOf } from '../reference';
import type { DayReportEntity } from './day-report.entity';
import { DayReportReader } from './day-report.reader';
import { isAsSeen, toReportLine } from './report-line';
import { ReportLineRepository } from './report-line.repository';
import type { ReportPhotoEntity } from './report-photo.entity';
import { ReportPhotoRepository } from './report-photo.repository';
import type { DayReportSnapshot } from './report-snapshot';

interface ClosedContent {
  entries: readonly EntryEntity[];
  photos: readonly ReportPhotoEntity[];
}

/** Content with which a report is finished: only what was shown to the person who signs. */
@Injectable()
export class ClosingContentService {
  constructor(
    private readonly reader: DayReportReader,
    private readonly lines: ReportLineRepository,
    private readonly photos: ReportPhotoRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly files: FileStore,
  ) {}

  /** The entries and photos that were shown, as long as they still are what was shown. */
  async contentOf(
    ctx: RequestContext,
    report: DayReportEntity,
    closing: CloseDayReport,
  ): Promise<ClosedContent> {
    const seen = new Map(closing.lines.map((line) => [line.entryId, line]));
    const free = await this.lines.free(ctx, report.projectId, report.workDate);
    const entries = free.filter((entry) => {
      const line = seen.get(entry.id);
      return line !== undefined && isAsSeen(entry, line);
    });
    const photos = await this.photos.of(ctx, report.id);
    const shown = new Set(closing.photoIds);
    const known = photos.filter(({ id }) => shown.has(id)).length;
    const count = seen.size - entries.length + (shown.size - known) + (photos.length - known);
    if (count > 0) throw timeError('DAY_REPORT_CHANGED', { count });
    if (entries.length === 0 && !closing.content.text) throw timeError('DAY_REPORT_EMPTY');
    return { entries, photos };
  }

  /** The report whole, as its PDF shows it. */
  async snapshotOf(
    ctx: RequestContext,
    report: DayReportEntity & { number: string },
    closing: CloseDayReport,
    { entries, photos }: ClosedContent,
  ): Promise<DayReportSnapshot> {
    const withPrices = await this.reader.showsPrices(ctx);
    const stored = await this.files.getMany(
      ctx,
      photos.map(({ fileId }) => fileId),
    );
    const sizes = new Map(stored.map((file) => [file.id, file]));
    const closer = await this.employees.find(ctx, ctx.membershipId);
    const { number, revision, workDate, language, text, remarks, weather, names } = report;
    const { way, signer = null, reason = null, at } = closing;
    return {
      number,
      revision,
      language,
      sender: await this.licences.sender(ctx),
      workDate,
      projectNumber: names?.projectNumber ?? '',
      projectTitle: names?.projectTitle ?? '',
      employeeName: names?.employeeName ?? '',
      closedByName: closer ? nameOf(closer) : '',
      text,
      remarks,
      weather,
      lines: entries.map((entry) => toReportLine(entry, withPrices)),
      photos: photos.map(({ id, fileId, caption }) => ({
        id,
        fileId,
        caption,
        width: sizes.get(fileId)?.width ?? null,
        height: sizes.get(fileId)?.height ?? null,
      })),
      way,
      signer: way === 'absent' ? null : signer,
      signature: way === 'screen' ? (closing.signature ?? null) : null,
      paperPhotoId: way === 'paper' ? (closing.paperPhotoId ?? null) : null,
      reason: way === 'absent' ? reason : null,
      at,
      timeZone: ctx.timeZone,
      withPrices,
    };
  }
}
