import {
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
  type SourcesBilled,
  type SourcesClaimed,
  type SourcesReleased,
} from '@jahrring/contracts-documents';
import { lotDocumentTypes } from '@jahrring/contracts-timber';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotRepository, type HoldingDocument } from '../lot';

/** Marks lots that are on a document, so that they are neither changed nor billed again. */
@Injectable()
export class LotDocumentConsumer {
  constructor(private readonly lots: LotRepository) {}

  @Consumes(sourcesClaimed)
  async onClaimed(ctx: RequestContext, event: SourcesClaimed, meta: EventMeta): Promise<void> {
    await this.mark(ctx, event, holderOf(event, null), meta);
  }

  @Consumes(sourcesBilled)
  async onBilled(ctx: RequestContext, event: SourcesBilled, meta: EventMeta): Promise<void> {
    await this.mark(ctx, event, holderOf(event, event.documentNumber), meta);
  }

  @Consumes(sourcesReleased)
  async onReleased(ctx: RequestContext, event: SourcesReleased, meta: EventMeta): Promise<void> {
    if (event.kind !== 'timber') return;
    for (const { id } of event.sources) await this.lots.release(ctx, id, event.documentId, meta.occurredAt);
  }

  private async mark(
    ctx: RequestContext,
    event: SourcesClaimed,
    document: HoldingDocument,
    { occurredAt }: EventMeta,
  ): Promise<void> {
    if (event.kind !== 'timber') return;
    for (const { id } of event.sources) await this.lots.hold(ctx, id, document, occurredAt);
  }
}

function holderOf({ documentId, documentType }: SourcesClaimed, number: string | null): HoldingDocument {
  return { id: documentId, type: lotDocumentTypes.find((type) => type === documentType) ?? null, number };
}
