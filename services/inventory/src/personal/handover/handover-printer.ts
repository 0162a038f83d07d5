import { printLanguageOf } from '@jahrring/pdf/format';
import { PdfWorkers } from '@jahrring/pdf/workers';
import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LicenceRefRepository } from '../../licence-ref/licence-ref.repository';
import type { HandoverEntity } from './handover.entity';

export interface PrintedHandover {
  bytes: Buffer;
  name: string;
}

/** Makes the papers of hand-overs, in a thread beside the requests. */
@Injectable()
export class HandoverPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'inventory',
    jobs: async () => (await import('../../paper/pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor(private readonly licences: LicenceRefRepository) {}

  /** @throws UNAVAILABLE when too many wait already */
  async print(ctx: RequestContext, handover: HandoverEntity): Promise<PrintedHandover> {
    const { number, employeeName, giverName, day, lines, note, signatures } = handover;
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const sender = licence && { name: licence.name, country: licence.country, lines: licence.address };
    const paper = {
      ...{ number, employeeName, giverName, day, lines, note, signatures, sender },
      language: printLanguageOf(ctx.locale),
      timeZone: ctx.timeZone,
      signedAt: handover.signedAt.toISOString(),
    };
    const bytes = await this.workers.run('handover', paper, { urgent: true });
    return { bytes, name: `handover-${number}.pdf` };
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
