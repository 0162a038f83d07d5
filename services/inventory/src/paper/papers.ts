import { printLanguageOf } from '@jahrring/pdf/format';
import { PdfWorkers } from '@jahrring/pdf/workers';
import { Clock, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LicenceRefRepository } from '../reference';
import type { pdfJobs } from './pdf-jobs';

export interface Printed {
  bytes: Buffer;
  name: string;
}

/** Makes the papers of this service, in a thread beside the requests. */
@Injectable()
export class Papers implements OnModuleDestroy {
  private readonly workers = new PdfWorkers<typeof pdfJobs>({
    tool: 'inventory',
    jobs: async () => (await import('./pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor(
    private readonly licences: LicenceRefRepository,
    private readonly clock: Clock,
  ) {}

  /** Person and language of a printout; on every paper. */
  async letterhead(ctx: RequestContext) {
    const licence = await this.licences.find(ctx, ctx.licenceId);
    return {
      sender: licence && { name: licence.name, country: licence.country, lines: licence.address },
      language: printLanguageOf(ctx.locale),
      createdAt: this.clock.now().toISOString(),
    };
  }

  /** @throws UNAVAILABLE when too many wait already */
  run<K extends keyof typeof pdfJobs>(job: K, paper: Parameters<(typeof pdfJobs)[K]>[0]): Promise<Buffer> {
    return this.workers.run(job, paper, { urgent: true });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
