import { documentsErrors } from '@jahrring/contracts-documents';
import type { SourceRef } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { heldSource } from '../record';
import { TimberClient } from './timber.client';
import { TimeClient } from './time.client';
import type { WholeDocument } from './whole-document';

/** Checks sources before billing: those that have changed since they were copied must be reviewed again. */
@Injectable()
export class SourceCheck {
  constructor(
    private readonly time: TimeClient,
    private readonly timber: TimberClient,
  ) {}

  /** @throws DOCUMENT_SOURCES_CHANGED, DOCUMENT_LOT_CHANGED, DOCUMENT_CERTIFICATE_ENDED */
  async check(ctx: RequestContext, { document, sources }: WholeDocument): Promise<void> {
    const held = sources.map(heldSource);
    const entries = held.filter(({ kind }) => kind === 'time');
    if (entries.length > 0) {
      const count = await this.time.countChanged(ctx, entries);
      if (count > 0) throw new AppError(documentsErrors, 'DOCUMENT_SOURCES_CHANGED', { count });
    }
    const lots = held.filter(({ kind }) => kind === 'timber');
    if (lots.length > 0) await this.checkLots(ctx, lots, document.documentDate);
  }

  private async checkLots(ctx: RequestContext, lots: readonly SourceRef[], day: string): Promise<void> {
    const present = new Map((await this.timber.checkLots(ctx, lots, day)).map((lot) => [lot.id, lot]));
    for (const { id, version } of lots) {
      const lot = present.get(id);
      if (lot?.version !== version) throw new AppError(documentsErrors, 'DOCUMENT_LOT_CHANGED');
      if (lot.endedCertificate === null) continue;
      throw new AppError(documentsErrors, 'DOCUMENT_CERTIFICATE_ENDED', { origin: lot.endedCertificate });
    }
  }
}
