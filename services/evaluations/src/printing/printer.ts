import { PdfWorkers } from '@jahrring/pdf/workers';
import { Clock, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { PrintedReports } from './paper';
import { LicenceRefRepository } from '../reference';
import type { pdfJobs } from './pdf-jobs';
import type { PrintedTable } from './printed-table';

/** Fields that are printed on every paper. */
type Framed = 'licence' | 'locale' | 'createdAt';

/** Makes PDFs in a thread of its own. */
@Injectable()
export class Printer implements OnModuleDestroy {
  private readonly workers = new PdfWorkers<typeof pdfJobs>({
    tool: 'evaluations',
    jobs: async () => (await import('./pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor(
    private readonly licences: LicenceRefRepository,
    private readonly clock: Clock,
  ) {}

  /** Reports of people. @throws UNAVAILABLE when too many files wait already */
  async reports(ctx: RequestContext, reports: Omit<PrintedReports, Framed>): Promise<Buffer> {
    return this.workers.run('periodReports', { ...reports, ...(await this.frame(ctx)) });
  }

  /** A table. @throws UNAVAILABLE when too many files wait already */
  async table(ctx: RequestContext, table: Omit<PrintedTable, Framed>): Promise<Buffer> {
    return this.workers.run('table', { ...table, ...(await this.frame(ctx)) });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  private async frame(ctx: RequestContext): Promise<Pick<PrintedTable, Framed>> {
    const licence = await this.licences.find(ctx, ctx.licenceId);
    return {
      ...{ locale: ctx.locale, createdAt: this.clock.now().toISOString() },
      licence: { name: licence?.name ?? '', country: licence?.country ?? 'CH' },
    };
  }
}
