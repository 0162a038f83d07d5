import { documentsErrors } from '@jahrring/contracts-documents';
import type { CreateFromLot, DocumentView } from '@jahrring/contracts-documents';
import type { LotForDocument } from '@jahrring/contracts-timber';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  DocumentPublisher,
  DocumentReader,
  DraftFactory,
  LotReturn,
  TimberClient,
  toDocumentView,
} from '../document';
import type { BuiltPositions, DraftRecord } from '../document';
import { BilledSourceRepository, DocumentLinkRepository, DocumentRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import { DocumentSettingsService } from '../settings';
import { lotPositions, wordingIn } from './lot-positions';

/** Makes a delivery note or a bill of a lot; the claim on the lot decides who does. */
@Injectable()
export class LotDraftService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly sources: BilledSourceRepository,
    private readonly reader: DocumentReader,
    private readonly drafts: DraftFactory,
    private readonly timber: TimberClient,
    private readonly settings: DocumentSettingsService,
    private readonly returns: LotReturn,
    private readonly links: DocumentLinkRepository,
    private readonly publisher: DocumentPublisher,
  ) {}

  /** @throws DOCUMENT_LOT_BILLED; whatever refuses the lot in the timber service: not sold, no buyer, no price, certificate */
  async create(ctx: RequestContext, { id, type, lotId }: CreateFromLot): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const known = await this.documents.find(ctx, id);
    if (known) return toDocumentView(await this.reader.complete(ctx, known), true);
    const lot = await this.timber.findLot(ctx, lotId, await this.drafts.today(ctx));
    const noteId = type === 'bill' ? lot.deliveryNoteId : null;
    const taken = await this.sources.taken(ctx, 'timber', [lotId]);
    if (taken.size > 0 && noteId === null) throw alreadyBilled(lot);
    const draft = await this.drafts.prepare(ctx, { id, type, addressId: lot.buyerId });
    const { vatKey } = await this.settings.get(ctx);
    const built = lotPositions(lot, { documentId: draft.id, language: draft.language, vatKey });
    const { title } = wordingIn(lot, draft.language);
    // The buyer's own number is the reference under which it pays.
    const orderNumber = lot.selfBilling?.number ?? draft.orderNumber;
    return this.db.tx(ctx, async (tx) => {
      const note = noteId === null ? null : await this.returns.createDraft(tx, noteId, lotId);
      if (noteId !== null && !note) throw alreadyBilled(lot);
      const document = await this.insert(tx, { ...draft, title, orderNumber }, built, lot);
      if (note) {
        await this.links.add(tx, note.id, document.id, 'follow_up');
        await this.publisher.changed(tx, note);
      }
      return toDocumentView(await this.reader.completeNew(tx, document), true);
    });
  }

  private async insert(
    tx: RequestContext,
    draft: DraftRecord,
    built: BuiltPositions,
    lot: LotForDocument,
  ): Promise<DocumentEntity> {
    try {
      return await this.drafts.insert(tx, draft, built);
    } catch (error) {
      // Somebody else was quicker by a moment.
      if (error instanceof AppError && error.code === 'DOCUMENT_SOURCES_BILLED')
        throw alreadyBilled(lot, error);
      throw error;
    }
  }
}

function alreadyBilled({ number }: LotForDocument, cause?: unknown): AppError {
  return new AppError(documentsErrors, 'DOCUMENT_LOT_BILLED', { number }, { cause });
}
