import { PdfQueueFull, PdfWorkers } from '@jahrring/pdf/workers';
import { commonError } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { pdfJobs } from '../pdf-jobs';

type Jobs = typeof pdfJobs;

/** Prints forms and letters in a thread of its own, one after the other. */
@Injectable()
export class PaperPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers<Jobs>({
    tool: 'bookkeeping',
    jobs: async () => (await import('../pdf-jobs')).pdfJobs,
  });

  /** @throws UNAVAILABLE when too many wait already */
  async print<K extends keyof Jobs>(job: K, input: Parameters<Jobs[K]>[0]): Promise<Uint8Array> {
    try {
      return await this.workers.run(job, input, { urgent: true });
    } catch (error) {
      if (error instanceof PdfQueueFull) throw commonError('UNAVAILABLE');
      throw error;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
