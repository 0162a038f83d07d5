import { PdfQueueFull, PdfWorkers } from '@jahrring/pdf/workers';
import { commonError, FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { DayReportSnapshot } from './report-snapshot';

/** Makes the PDFs of day reports in a thread of its own, one after the other. */
@Injectable()
export class ReportPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'time',
    jobs: async () => (await import('./pdf/pdf-jobs')).pdfJobs,
  });

  constructor(private readonly files: FileStore) {}

  /** @throws UNAVAILABLE when too many wait already */
  async print(ctx: RequestContext, snapshot: DayReportSnapshot): Promise<Buffer> {
    const pictures = new Map<string, Buffer>();
    for (const { id, fileId } of snapshot.photos) pictures.set(id, await this.files.read(ctx, fileId));
    try {
      return await this.workers.run('dayReport', { snapshot, pictures }, { urgent: true });
    } catch (error) {
      if (error instanceof PdfQueueFull) throw commonError('UNAVAILABLE');
      throw error;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
