import type { ListQuery } from '@jahrring/contracts-common';
import { documentsErrors, isDraft } from '@jahrring/contracts-documents';
import type { DocumentListItem, DocumentView, UpdateDocument } from '@jahrring/contracts-documents';
import { AppError, Clock, commonError, Database, mapList } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ChainGuard } from '../chain';
import { DocumentPublisher, DocumentReader, DraftFactory, toDocumentView, toListItem } from '../document';
import {
  BilledSourceRepository,
  DocumentRepository,
  documentTotals,
  heldSource,
  PositionRepository,
  seesPrices,
} from '../record';
import type { DocumentEntity } from '../record';
import { DraftChange } from './draft-change';
import { requireSight } from './require-sight';

/** Drafts read, changed, deleted and restored; `DraftCreationService` makes them, `IssueService` issues them. */
@Injectable()
export class DocumentService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly sources: BilledSourceRepository,
    private readonly reader: DocumentReader,
    private readonly publisher: DocumentPublisher,
    private readonly drafts: DraftFactory,
    private readonly chain: ChainGuard,
    private readonly change: DraftChange,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<DocumentListItem>> {
    const figures = seesPrices(ctx);
    return mapList(await this.documents.page(ctx, query), (document) => toListItem(document, figures));
  }

  async get(ctx: RequestContext, id: string): Promise<DocumentView> {
    return toDocumentView(await this.reader.getWhole(ctx, id), seesPrices(ctx));
  }

  /** Saves a draft whole: its fields and its lines in their order. */
  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    input: UpdateDocument,
  ): Promise<DocumentView> {
    requireSight(ctx);
    const lines = await this.change.lines(ctx, await this.documents.get(ctx, id), input);
    return this.db.tx(ctx, async (tx) => {
      await this.chain.lockSources(tx, id);
      const before = await this.getDraft(tx, id, 'DOCUMENT_NOT_EDITABLE');
      await this.refuseStale(tx, before, version);
      const { draft, merged } = await this.change.apply(tx, before, input, lines);
      const country = await this.drafts.country(tx, draft);
      await this.chain.check(tx, draft, merged.positions, country);
      const { total, net } = documentTotals(draft, merged.positions, country);
      const document = await this.documents.update(tx, id, version, { ...patchOf(draft), total, net });
      await this.positions.replace(tx, id, merged.positions);
      const freed = await this.sources.release(tx, id, merged.removed);
      await this.publisher.released(tx, before, freed);
      await this.publisher.changed(tx, document);
      return toDocumentView(await this.reader.complete(tx, document), seesPrices(tx));
    });
  }

  /** Deletes a draft; what it held can be billed again, and is remembered for bringing the draft back. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const document = await this.getDraft(tx, id, 'DOCUMENT_NOT_DELETABLE');
      // An offer that was sent has a number, and a number is never given back.
      if (document.number !== null) throw refused('DOCUMENT_NOT_DELETABLE', document);
      await this.refuseStale(tx, document, version);
      const held = await this.sources.ofDocument(tx, id);
      const heldSources = held.map((source) => ({ ...heldSource(source), positionId: source.positionId }));
      const kept = await this.documents.update(tx, id, version, { heldSources });
      await this.documents.remove(tx, id, kept.version);
      const freed = await this.sources.release(tx, id);
      await this.publisher.released(tx, document, freed);
      await this.publisher.changed(tx, { ...document, deletedAt: this.clock.now() });
    });
  }

  /**
   * Brings a deleted draft back, with what it billed.
   * @throws DOCUMENT_SOURCES_BILLED where another document bills one of them by now, DOCUMENT_EXCEEDS_OPEN where what it
   * took of an order has been taken
   */
  async restore(ctx: RequestContext, id: string): Promise<DocumentView> {
    return this.db.tx(ctx, async (tx) => {
      await this.chain.lockSources(tx, id);
      const { heldSources } = await this.documents.get(tx, id, { deleted: 'only' });
      // Those from before there were lots name no kind.
      const held = (heldSources ?? []).map((source) => ({ kind: 'time' as const, ...source }));
      const restored = await this.documents.restore(tx, id);
      await this.sources.claim(tx, id, held);
      const positions = await this.positions.ofDocument(tx, id);
      await this.chain.check(tx, restored, positions, await this.drafts.country(tx, restored));
      await this.publisher.claimed(tx, restored, held);
      await this.publisher.changed(tx, restored);
      return toDocumentView(await this.reader.complete(tx, restored), seesPrices(tx));
    });
  }

  private async getDraft(
    ctx: RequestContext,
    id: string,
    refusal: 'DOCUMENT_NOT_EDITABLE' | 'DOCUMENT_NOT_DELETABLE',
  ): Promise<DocumentEntity> {
    const document = await this.documents.get(ctx, id);
    if (!isDraft(document)) throw refused(refusal, document);
    if (document.lockedAt) throw new AppError(documentsErrors, 'DOCUMENT_LOCKED');
    return document;
  }

  /** 412 before anything is written, with the whole draft as it is now. */
  private async refuseStale(ctx: RequestContext, document: DocumentEntity, version: number): Promise<void> {
    if (document.version === version) return;
    const current = toDocumentView(await this.reader.complete(ctx, document), seesPrices(ctx));
    throw commonError('VERSION_MISMATCH', undefined, { current });
  }
}

function refused(
  code: 'DOCUMENT_NOT_EDITABLE' | 'DOCUMENT_NOT_DELETABLE',
  { number }: DocumentEntity,
): AppError {
  return new AppError(documentsErrors, code, { number: number ?? '' });
}

/** Returns the fields of a draft that are written; the repository manages the rest. */
function patchOf(draft: DocumentEntity) {
  const { id: _id, licenceId: _licence, version: _version, ...rest } = draft;
  const { createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...patch } = rest;
  return patch;
}
