import { PdfWorkers } from '@jahrring/pdf/workers';
import { commonError } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { DocumentPrint } from './pdf-jobs';
import type { Acceptance } from './render-acceptance';

interface PrintOptions {
  /** A document that is issued goes before previews. */
  urgent?: boolean;
  /** Of somebody who may stop waiting. */
  signal?: AbortSignal;
}

/** Makes the PDFs of documents in a thread of its own, one after the other. */
@Injectable()
export class DocumentPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'documents',
    jobs: async () => (await import('./pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  /** @throws UNAVAILABLE when too many wait already */
  async print(document: DocumentPrint, options: PrintOptions = {}): Promise<Buffer> {
    return this.workers.run('document', document, options);
  }

  /** The sheet that says how an offer was accepted. @throws UNAVAILABLE when too many wait already */
  async printAcceptance(acceptance: Acceptance): Promise<Buffer> {
    return this.workers.run('acceptance', acceptance);
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
