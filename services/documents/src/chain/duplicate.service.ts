import type { DocumentView, DuplicateDocument } from '@jahrring/contracts-documents';
import { commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { creatableTypes } from '@jahrring/contracts-documents';
import {
  aPosition,
  DocumentLinkRepository,
  DocumentRepository,
  PositionRepository,
  seesPrices,
} from '../record';
import { DocumentReader, DraftFactory, toDocumentView } from '../document';

/** Copies: the same content as a new draft, which takes nothing of an order and bills no entry. */
@Injectable()
export class DuplicateService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly links: DocumentLinkRepository,
    private readonly reader: DocumentReader,
    private readonly drafts: DraftFactory,
  ) {}

  async create(ctx: RequestContext, id: string, input: DuplicateDocument): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const original = await this.documents.get(ctx, id);
    const creatable = creatableTypes.find((type) => type === original.type) ?? 'bill';
    const type = input.type ?? creatable;
    return this.db.tx(ctx, async (tx) => {
      const { title, addressId, projectId, introText, closingText, discountAmount, surchargeAmount } =
        original;
      const draft = await this.drafts.prepare(tx, {
        id: input.id,
        type,
        title,
        addressId,
        projectId,
        like: original,
      });
      const texts = type === original.type ? { introText, closingText } : {};
      const plain = { discountAmount, surchargeAmount, deliveryFrom: null, deliveryTo: null };
      // Positions that are deducted or carried by rate belong to the original alone.
      const all = await this.positions.ofDocument(tx, id);
      const lines = all.filter(({ kind, allocations }) => kind !== 'deposit' && !allocations?.length);
      const positions = lines.map(({ id: _id, ...line }) => {
        const { documentId: _document, ordinal: _ordinal, ...copied } = line;
        const free = { workDate: null, sourcePositionId: null, sourceDocumentId: null, allocations: null };
        return { ...aPosition(copied), ...free };
      });
      const document = await this.drafts.insert(
        tx,
        { ...draft, ...texts, ...plain },
        { positions, claims: [] },
      );
      await this.links.add(tx, id, document.id, 'copy');
      return toDocumentView(await this.reader.complete(tx, document), seesPrices(tx));
    });
  }
}
