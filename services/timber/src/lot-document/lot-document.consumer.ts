import {
  sourcesBilled,
  sourcesClaimed,
  sourcesReleased,
  type SourcesBilled,
  type SourcesClaimed,
  type SourcesReleased,
} from '@jahrring/contracts-documents';
import { lotDocumentTypes, type LotState } from '@jahrring/contracts-timber';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotRepository, LotService, type HoldingDocument } from '../lot';

/** Marks lots that are on a document, so that they are neither changed nor billed again. */
@Injectable()
export class LotDocumentConsumer {
  constructor(
    private readonly lots: LotRepository,
    private readonly service: LotService,
  ) {}

  @Consumes(sourcesClaimed)
  async onClaimed(ctx: RequestContext, event: SourcesClaimed, meta: EventMeta): Promise<void> {
    await this.mark(ctx, event, holderOf(event, null), meta);
  }

  @Consumes(sourcesBilled)
  async onBilled(ctx: RequestContext, event: SourcesBilled, meta: EventMeta): Promise<void> {
    await this.mark(ctx, event, holderOf(event, event.documentNumber), meta);
    if (event.documentType === 'bill') await this.step(ctx, event, 'mill_measured', 'settled');
  }

  @Consumes(sourcesReleased)
  async onReleased(ctx: RequestContext, event: SourcesReleased, meta: EventMeta): Promise<void> {
    if (event.kind !== 'timber') return;
    for (const { id } of event.sources) await this.lots.release(ctx, id, event.documentId, meta.occurredAt);
    await this.step(ctx, event, 'settled', 'mill_measured');
  }

  /** The bill of what the mill has measured settles the lot, and gives it back when it lets go of it. */
  private async step(
    ctx: RequestContext,
    { kind, sources, documentId }: SourcesReleased,
    from: LotState,
    to: LotState,
  ): Promise<void> {
    if (kind !== 'timber') return;
    for (const { id } of sources) {
      const lot = await this.lots.find(ctx, id);
      const holds = lot?.documentId === (to === 'settled' ? documentId : null);
      if (!holds || lot?.state !== from || lot.millMeasurementId === null) continue;
      await this.lots.update(ctx, id, lot.version, { state: to });
      await this.service.refresh(ctx, id);
    }
  }

  private async mark(
    ctx: RequestContext,
    event: SourcesClaimed,
    document: HoldingDocument,
    { occurredAt }: EventMeta,
  ): Promise<void> {
    if (event.kind !== 'timber') return;
    for (const { id } of event.sources) await this.lots.setDocument(ctx, id, document, occurredAt);
  }
}

function holderOf({ documentId, documentType }: SourcesClaimed, number: string | null): HoldingDocument {
  return { id: documentId, type: lotDocumentTypes.find((type) => type === documentType) ?? null, number };
}
