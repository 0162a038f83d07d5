import { PdfWorkers } from '@jahrring/pdf/workers';
import { commonError } from '@jahrring/service-kit';
import { Injectable, StreamableFile, type OnModuleDestroy } from '@nestjs/common';
import type { pdfJobs } from './pdf-jobs';

/** The thread in which the timber papers are drawn. */
@Injectable()
export class PaperWorkers implements OnModuleDestroy {
  readonly run: PdfWorkers<typeof pdfJobs>['run'];
  private readonly workers = new PdfWorkers<typeof pdfJobs>({
    tool: 'timber',
    jobs: async () => (await import('./pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor() {
    this.run = this.workers.run.bind(this.workers);
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}

export function pdfAnswer(bytes: Uint8Array, fileName: string): StreamableFile {
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `attachment; filename="${fileName}"`,
  });
}
