import type { DayReportView } from '@jahrring/contracts-time';
import { Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { DayReportReader } from './day-report.reader';
import { DayReportRepository } from './day-report.repository';
import { ReportLineRepository } from './report-line.repository';
import { ReportRevisionRepository } from './report-revision.repository';

/** Opens a finished report again, with a reason, as its next revision; what was finished stays. */
@Injectable()
export class ReportReopeningService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly reports: DayReportRepository,
    private readonly reader: DayReportReader,
    private readonly lines: ReportLineRepository,
    private readonly revisions: ReportRevisionRepository,
  ) {}

  /** Opens a finished report as its next revision; its PDF stays. */
  async reopen(ctx: RequestContext, id: string, version: number, reason: string): Promise<DayReportView> {
    return this.db.tx(ctx, async (ctx) => {
      const report = await this.reports.get(ctx, id);
      if (report.version !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.reader.viewOf(ctx, report) });
      }
      const [newest] = await this.revisions.of(ctx, id);
      if (report.state === 'draft' || !newest) throw timeError('DAY_REPORT_OPEN');
      await this.revisions.update(ctx, newest.id, newest.version, {
        reopenedAt: this.clock.now(),
        reopenedBy: ctx.membershipId,
        reopenReason: reason,
      });
      await this.lines.release(ctx, report);
      const opened = await this.reports.update(ctx, id, version, {
        state: 'draft',
        revision: report.revision + 1,
        signer: null,
        closedAt: null,
      });
      return this.reader.viewOf(ctx, opened);
    });
  }
}
