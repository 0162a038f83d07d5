import { PdfQueueFull, PdfWorkers } from '@jahrring/pdf/workers';
import { commonError } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { VatForm } from '../vat-form';

/** Prints forms in a thread of its own. */
@Injectable()
export class VatFormPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'bookkeeping',
    jobs: async () => (await import('../pdf-jobs')).pdfJobs,
  });

  /** @throws UNAVAILABLE when too many wait already */
  async print(form: VatForm, locale: string): Promise<Uint8Array> {
    try {
      return await this.workers.run('vatForm', { form, locale }, { urgent: true });
    } catch (error) {
      if (error instanceof PdfQueueFull) throw commonError('UNAVAILABLE');
      throw error;
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
