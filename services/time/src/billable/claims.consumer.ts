import {
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
  type SourcesBilled,
  type SourcesClaimed,
  type SourcesReleased,
} from '@jahrring/contracts-documents';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import type { Claim } from '../entry-record';

/** Marks entries that are on a document, so that they are neither changed nor billed again. */
@Injectable()
export class ClaimsConsumer {
  constructor(private readonly entries: EntryRepository) {}

  @Consumes(sourcesClaimed)
  async onClaimed(ctx: RequestContext, event: SourcesClaimed, meta: EventMeta): Promise<void> {
    await this.mark(ctx, event, { documentId: event.documentId, documentNumber: null, at: meta.occurredAt });
  }

  @Consumes(sourcesBilled)
  async onBilled(ctx: RequestContext, event: SourcesBilled, meta: EventMeta): Promise<void> {
    const { documentId, documentNumber } = event;
    await this.mark(ctx, event, { documentId, documentNumber, at: meta.occurredAt });
  }

  @Consumes(sourcesReleased)
  async onReleased(ctx: RequestContext, event: SourcesReleased, meta: EventMeta): Promise<void> {
    const heldBy = event.documentId;
    await this.mark(ctx, event, { documentId: null, documentNumber: null, heldBy, at: meta.occurredAt });
  }

  private async mark(ctx: RequestContext, event: SourcesClaimed, claim: Claim): Promise<void> {
    if (event.kind !== 'time') return;
    const ids = event.sources.map((source) => source.id);
    await this.entries.setClaim(ctx, ids, claim);
  }
}
