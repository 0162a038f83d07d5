import { reportItem, type ReportItem } from '@jahrring/contracts-evaluations';
import type { KeptItem, KeptRecord, PartKeeper, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ReportScheduleRepository } from '../report-schedule';
import { SavedReportRepository, type SavedReportEntity } from '../saved-report';

/** Saved reports of an industry package: of whoever applies it, and shared with roles. */
@Injectable()
export class ReportPart implements PartKeeper<ReportItem> {
  readonly values = reportItem;

  constructor(
    private readonly reports: SavedReportRepository,
    private readonly schedules: ReportScheduleRepository,
  ) {}

  async find(ctx: RequestContext, { id }: KeptItem<ReportItem>): Promise<KeptRecord<ReportItem> | null> {
    const report = await this.reports.find(ctx, id, { deleted: 'include' });
    if (!report) return null;
    const values = await this.valuesOf(ctx, report);
    return { values, deleted: report.deletedAt !== null, own: true };
  }

  async write(
    ctx: RequestContext,
    { id, values: { title, definition, roles } }: KeptItem<ReportItem>,
    present: KeptRecord<ReportItem> | null,
  ): Promise<void> {
    if (!present) {
      await this.reports.insert(ctx, { id, ownerId: ctx.membershipId, title, definition });
    } else {
      if (present.deleted) await this.reports.restore(ctx, id);
      const { version } = await this.reports.get(ctx, id);
      await this.reports.update(ctx, id, version, { title, definition });
    }
    await this.reports.setShares(ctx, id, { roles, employeeIds: [] });
  }

  async remove(ctx: RequestContext, { id }: KeptItem<ReportItem>): Promise<void> {
    const { version } = await this.reports.get(ctx, id);
    await this.reports.remove(ctx, id, version);
  }

  /** It is sent by a schedule. */
  async used(ctx: RequestContext, items: readonly KeptItem<ReportItem>[]): Promise<ReadonlySet<string>> {
    const sent = await this.schedules.findSentReports(
      ctx,
      items.map(({ id }) => id),
    );
    return new Set(items.filter(({ id }) => sent.has(id)).map(({ key }) => key));
  }

  /** Shared with a person it says more than the package, and so differs. */
  private async valuesOf(ctx: RequestContext, report: SavedReportEntity): Promise<ReportItem> {
    const { id, title, definition } = report;
    const shares = (await this.reports.sharesOf(ctx, [id])).get(id);
    const people = shares?.employeeIds ?? [];
    const roles = (shares?.roles ?? []).toSorted();
    return { title, definition, roles, ...(people.length > 0 ? { people } : {}) };
  }
}
