import { documentsErrors } from '@jahrring/contracts-documents';
import type { DocumentView, PriceCheck } from '@jahrring/contracts-documents';
import { AppError, Audit, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  BilledSourceRepository,
  DocumentRepository,
  documentTotals,
  PositionRepository,
  seesPrices,
} from '../record';
import type { DocumentEntity, PositionEntity } from '../record';
import { DocumentPublisher, DocumentReader, DraftFactory, ObjectPrices, toDocumentView } from '../document';
import { isOpen } from './step.service';

/** Prices stay as they were agreed; here somebody sees which differ from today's, and takes over what they choose. */
@Injectable()
export class PriceService {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly sources: BilledSourceRepository,
    private readonly objects: ObjectPrices,
    private readonly drafts: DraftFactory,
    private readonly reader: DocumentReader,
    private readonly publisher: DocumentPublisher,
  ) {}

  /** Lines of a draft on objects whose price is another one by now; entries keep the price they were recorded with. */
  async check(ctx: RequestContext, id: string): Promise<PriceCheck> {
    const document = await this.documents.get(ctx, id);
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    if (!isOpen(document)) return { items: [] };
    const billed = await this.billedPositions(ctx, id);
    const positions = await this.positions.ofDocument(ctx, id);
    return { items: await this.differences(ctx, document, positions, billed) };
  }

  /**
   * Gives the named lines today's price.
   * @throws DOCUMENT_PRICE_LOCKED on what is issued or locked, DOCUMENT_ENTRY_LOCKED for lines that bill entries
   */
  async reprice(
    ctx: RequestContext,
    id: string,
    version: number,
    positionIds: readonly string[],
  ): Promise<DocumentView> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const looked = await this.documents.get(ctx, id);
    if (!isOpen(looked)) throw new AppError(documentsErrors, 'DOCUMENT_PRICE_LOCKED');
    const lines = await this.positions.ofDocument(ctx, id);
    const billed = await this.billedPositions(ctx, id);
    const count = positionIds.filter((positionId) => billed.has(positionId)).length;
    if (count > 0) throw new AppError(documentsErrors, 'DOCUMENT_ENTRY_LOCKED', { count });
    const items = await this.differences(ctx, looked, lines, billed);
    const taken = items.filter(({ positionId }) => positionIds.includes(positionId));
    const prices = new Map(taken.map(({ positionId, currentPrice }) => [positionId, currentPrice]));
    return this.db.tx(ctx, async (tx) => {
      const document = await this.documents.get(tx, id);
      const positions = (await this.positions.ofDocument(tx, id)).map((position) => {
        const price = prices.get(position.id);
        return price === undefined ? position : { ...position, unitPrice: price };
      });
      const { total, net } = documentTotals(document, positions, await this.drafts.country(tx, document));
      const saved = await this.documents.update(tx, id, version, { total, net });
      await this.positions.rewrite(tx, id, positions);
      await this.audit.record(tx, {
        action: 'reprice',
        entity: 'document',
        entityId: id,
        before: { prices: taken.map(({ text, unitPrice }) => ({ text, unitPrice })) },
        after: { prices: taken.map(({ text, currentPrice }) => ({ text, unitPrice: currentPrice })) },
      });
      await this.publisher.changed(tx, saved);
      return toDocumentView(await this.reader.complete(tx, saved), seesPrices(tx));
    });
  }

  private async differences(
    ctx: RequestContext,
    document: DocumentEntity,
    positions: readonly PositionEntity[],
    billed: ReadonlySet<string>,
  ): Promise<PriceCheck['items']> {
    const lines = positions.filter(({ id, objectId, unitPrice }) => objectId && unitPrice && !billed.has(id));
    const items: PriceCheck['items'] = [];
    for (const [day, ofDay] of byDay(lines, document)) {
      const ids = ofDay.flatMap(({ objectId }) => objectId ?? []);
      const current = await this.objects.current(ctx, ids, { projectId: document.projectId, day });
      for (const { id, text, unitPrice, objectId, unit } of ofDay) {
        const object = current.get(objectId ?? '');
        if (!object || object.unit !== unit || !unitPrice || Number(object.unitPrice) === Number(unitPrice))
          continue;
        items.push({ positionId: id, text, unitPrice, currentPrice: object.unitPrice, day });
      }
    }
    return items;
  }

  private async billedPositions(ctx: RequestContext, id: string): Promise<Set<string>> {
    const sources = await this.sources.ofDocument(ctx, id);
    return new Set(sources.map(({ positionId }) => positionId));
  }
}

/** Lines by their day of supply. */
function byDay(
  positions: readonly PositionEntity[],
  { deliveryTo, documentDate }: DocumentEntity,
): Map<string, PositionEntity[]> {
  const days = new Map<string, PositionEntity[]>();
  for (const position of positions) {
    const day = position.workDate ?? deliveryTo ?? documentDate;
    days.set(day, [...(days.get(day) ?? []), position]);
  }
  return days;
}
