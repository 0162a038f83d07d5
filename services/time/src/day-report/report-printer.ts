import { PdfWorkers } from '@jahrring/pdf/workers';
import { commonError, FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { DayReportSnapshot } from './report-snapshot';

/** Makes the PDFs of day reports in a thread of its own, one after the other. */
@Injectable()
export class ReportPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'time',
    jobs: async () => (await import('./pdf/pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor(private readonly files: FileStore) {}

  /** @throws UNAVAILABLE when too many wait already */
  async print(ctx: RequestContext, snapshot: DayReportSnapshot): Promise<Buffer> {
    const pictures = new Map<string, Buffer>();
    for (const { id, fileId } of snapshot.photos) pictures.set(id, await this.files.read(ctx, fileId));
    return this.workers.run('dayReport', { snapshot, pictures }, { urgent: true });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
