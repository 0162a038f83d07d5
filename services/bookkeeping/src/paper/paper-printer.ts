import { PdfWorkers } from '@jahrring/pdf/workers';
import { commonError } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { pdfJobs } from './pdf-jobs';

type Jobs = typeof pdfJobs;

/** Prints forms and letters in a thread of its own, one after the other. */
@Injectable()
export class PaperPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers<Jobs>({
    tool: 'bookkeeping',
    jobs: async () => (await import('./pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  /** @throws UNAVAILABLE when too many wait already */
  print<K extends keyof Jobs>(job: K, input: Parameters<Jobs[K]>[0]): Promise<Uint8Array> {
    return this.workers.run(job, input, { urgent: true });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
