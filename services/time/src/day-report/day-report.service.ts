import { commonErrors, type ListQuery } from '@jahrring/contracts-common';
import type {
  DayReportContent,
  DayReportListItem,
  DayReportView,
  SaveDayReport,
  UpdateDayReport,
} from '@jahrring/contracts-time';
import {
  AppError,
  commonError,
  Database,
  isUniqueViolation,
  mapList,
  type ListResult,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess } from '../entry';
import type { DayReportEntity } from './day-report.entity';
import { toListItem } from './day-report.mapper';
import { DayReportReader } from './day-report.reader';
import { dayReportColumns, DayReportRepository } from './day-report.repository';
import type { ReportPhotoEntity } from './report-photo.entity';
import { ReportPhotoRepository } from './report-photo.repository';

/** Drafts of day reports: made, changed, deleted and restored. */
@Injectable()
export class DayReportService {
  constructor(
    private readonly db: Database,
    private readonly reports: DayReportRepository,
    private readonly photos: ReportPhotoRepository,
    private readonly reader: DayReportReader,
    private readonly access: EntryAccess,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<DayReportListItem>> {
    const found =
      query.pageSize === 'all'
        ? await this.reports.listAll(ctx, query, dayReportColumns)
        : await this.reports.list(ctx, query, dayReportColumns);
    return mapList(found, toListItem);
  }

  /**
   * Makes the report, or takes over what the device says of a draft that is there: asked again it stays one report.
   * @throws DAY_REPORT_CLOSED where it was finished with something else meanwhile
   */
  async keep(ctx: RequestContext, input: SaveDayReport): Promise<DayReportView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.reports.find(ctx, input.id);
      if (!present) return this.reader.view(ctx, await this.create(ctx, input));
      const arranged = input.photos ? await this.rearranged(ctx, present.id, input.photos) : [];
      if (contentChange(present, input) === null && arranged.length === 0) {
        return this.reader.viewOf(ctx, present);
      }
      await this.requireDraft(ctx, present, 'update');
      await this.arrange(ctx, arranged);
      return this.reader.viewOf(ctx, await this.write(ctx, present, input));
    });
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    { photos, ...content }: UpdateDayReport,
  ): Promise<DayReportView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.ofVersion(ctx, id, version);
      await this.requireDraft(ctx, present, 'update');
      if (photos) await this.arrange(ctx, await this.rearranged(ctx, id, photos));
      return this.reader.viewOf(ctx, await this.reports.update(ctx, id, version, plain(content)));
    });
  }

  /** Content as somebody signs it, written with the closing itself. */
  write(ctx: RequestContext, report: DayReportEntity, content: DayReportContent): Promise<DayReportEntity> {
    const change = contentChange(report, content);
    if (change === null) return Promise.resolve(report);
    return this.reports.update(ctx, report.id, report.version, change);
  }

  /** The same as it would be written. */
  written(report: DayReportEntity, content: DayReportContent): DayReportEntity {
    return { ...report, ...settled(content) };
  }

  /** @throws DAY_REPORT_NUMBERED where a number would be missing afterwards */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const present = await this.ofVersion(ctx, id, version);
      await this.requireDraft(ctx, present, 'delete');
      if (present.number) throw timeError('DAY_REPORT_NUMBERED', { number: present.number });
      await this.reports.remove(ctx, id, version);
    });
  }

  async restore(ctx: RequestContext, id: string): Promise<DayReportView> {
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.reports.get(ctx, id, { deleted: 'only' });
      await this.requireDraft(ctx, present, 'delete');
      await this.reports.restore(ctx, id);
      return this.reader.view(ctx, id);
    });
  }

  /** 403 without the permission for it, 409 once it is finished. */
  async requireDraft(
    ctx: RequestContext,
    report: DayReportEntity,
    action: 'update' | 'delete',
  ): Promise<void> {
    const reach = await this.access.reach(ctx);
    if (!this.access.mayChange(ctx, report, action, reach)) throw commonError('FORBIDDEN');
    if (report.state !== 'draft') throw timeError('DAY_REPORT_CLOSED', { number: report.number ?? '' });
  }

  private async create(ctx: RequestContext, input: SaveDayReport): Promise<string> {
    const { id, projectId, workDate } = input;
    await this.access.requireBooking(ctx, { kind: 'hours', projectId, activityId: null, objectId: null });
    try {
      const report = await this.reports.insert(ctx, {
        id,
        number: null,
        revision: 1,
        state: 'draft',
        employeeId: ctx.membershipId,
        projectId,
        workDate,
        ...settled(input),
        signer: null,
        closedAt: null,
      });
      return report.id;
    } catch (error) {
      // The id is taken by a report of the licence that is out of reach or deleted: which one is nobody's business.
      if (isUniqueViolation(error)) throw new AppError(commonErrors, 'CONFLICT', undefined, { cause: error });
      throw error;
    }
  }

  private async ofVersion(ctx: RequestContext, id: string, version: number): Promise<DayReportEntity> {
    const present = await this.reports.get(ctx, id);
    if (present.version === version) return present;
    throw commonError('VERSION_MISMATCH', undefined, { current: await this.reader.viewOf(ctx, present) });
  }

  /** Photos whose place or caption is another one now; those that are not named follow behind. */
  private async rearranged(
    ctx: RequestContext,
    reportId: string,
    placed: NonNullable<UpdateDayReport['photos']>,
  ): Promise<ReportPhotoEntity[]> {
    const present = await this.photos.of(ctx, reportId);
    const places = new Map(placed.map(({ id, caption = null }, position) => [id, { position, caption }]));
    const others = present.filter(({ id }) => !places.has(id));
    return present.flatMap((photo) => {
      const behind = { position: placed.length + others.indexOf(photo), caption: photo.caption };
      const { position, caption } = places.get(photo.id) ?? behind;
      return position === photo.position && caption === photo.caption
        ? []
        : [{ ...photo, position, caption }];
    });
  }

  private async arrange(ctx: RequestContext, photos: readonly ReportPhotoEntity[]): Promise<void> {
    for (const { id, version, position, caption } of photos) {
      await this.photos.update(ctx, id, version, { position, caption });
    }
  }
}

function plain(content: Omit<UpdateDayReport, 'photos'>): RecordPatch<DayReportEntity> {
  const given = Object.entries(content).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as RecordPatch<DayReportEntity>;
}

function settled({ text = null, remarks = null, weather = null, language }: DayReportContent) {
  return { text, remarks, weather, language };
}

/** Returns the changed content; null if nothing differs. */
function contentChange(
  present: DayReportEntity,
  content: DayReportContent,
): RecordPatch<DayReportEntity> | null {
  const next = settled(content);
  const fields = Object.keys(next) as (keyof typeof next)[];
  return fields.some((field) => next[field] !== present[field]) ? next : null;
}
