import type { Country } from '@jahrring/contracts-common';
import { fitsOpen, openQuantity, sumFixed } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository, documentTotals, PositionRepository } from '../record';
import type { DocumentEntity, PositionRecord } from '../record';
import { CreditReader } from './credit.reader';
import { billedShares, remaining, totalOf } from './deposit-shares';
import { exceedsOpen } from './exceeds-open';

const QUANTITY_SCALE = 3;

type Draft = Pick<
  DocumentEntity,
  | 'id'
  | 'type'
  | 'discountPercent'
  | 'discountAmount'
  | 'surchargePercent'
  | 'surchargeAmount'
  | 'vatMode'
  | 'cashRounding'
  | 'currency'
  | 'deliveryTo'
  | 'documentDate'
>;

/** Nothing that follows takes more than there was: neither of an order nor of a bill that is credited. */
@Injectable()
export class ChainGuard {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly positions: PositionRepository,
    private readonly credits: CreditReader,
  ) {}

  /** Locks what a document takes from, before anything is read: of two who take at once, the second sees the first. */
  async lockSources(ctx: RequestContext, documentId: string): Promise<void> {
    const positions = await this.positions.ofDocument(ctx, documentId);
    await this.documents.lock(ctx, sourceIds(positions));
  }

  /** @throws DOCUMENT_EXCEEDS_OPEN, with the lines that take too much */
  async check(
    ctx: RequestContext,
    draft: Draft,
    positions: readonly PositionRecord[],
    country: Country,
  ): Promise<void> {
    const { lines, groups, total } = documentTotals(draft, positions, country);
    if (draft.type === 'bill_correction') {
      const amounts = lines.map((line) => line ?? '0.00');
      await this.credits.check(ctx, { id: draft.id, total, groups, positions, amounts });
      return;
    }
    await this.checkDeposits(ctx, draft.id, positions);
    for (const sourceId of sourceIds(positions))
      await this.checkQuantities(ctx, draft.id, positions, sourceId);
  }

  /** A deposit is deducted once, rate by rate. */
  private async checkDeposits(
    ctx: RequestContext,
    draftId: string,
    positions: readonly PositionRecord[],
  ): Promise<void> {
    const deductions = positions.filter(({ kind }) => kind === 'deposit');
    for (const depositId of sourceIds(deductions)) {
      const deposit = await this.documents.get(ctx, depositId);
      const own = deductions.filter((line) => line.sourceDocumentId === depositId);
      const others = await this.positions.deductedOf(ctx, depositId, draftId);
      const left = remaining(billedShares(deposit), [
        ...others,
        ...own.flatMap((line) => line.allocations ?? []),
      ]);
      if (left.every((share) => totalOf([share]) >= 0n)) continue;
      const first = positions.findIndex((line) => own.includes(line));
      throw exceedsOpen(first, own[0]?.text ?? '', '0');
    }
  }

  private async checkQuantities(
    ctx: RequestContext,
    draftId: string,
    positions: readonly PositionRecord[],
    sourceId: string,
  ): Promise<void> {
    const ordered = new Map((await this.positions.ofDocument(ctx, sourceId)).map((one) => [one.id, one]));
    const taken = await this.positions.followedOf(ctx, sourceId, { exceptId: draftId, locking: true });
    positions.forEach((position, index) => {
      const source = ordered.get(position.sourcePositionId ?? '');
      if (!source?.quantity || !position.quantity) return;
      const open = openQuantity(source.quantity, taken.get(source.id) ?? []);
      const wanted = sumFixed(
        positions
          .filter((other) => other.sourcePositionId === source.id)
          .map((other) => other.quantity ?? '0'),
        QUANTITY_SCALE,
      );
      if (!fitsOpen(open, wanted)) throw exceedsOpen(index, position.text, open);
    });
  }
}

function sourceIds(
  positions: readonly Pick<PositionRecord, 'sourceDocumentId' | 'sourcePositionId'>[],
): string[] {
  const ids = positions.flatMap(({ sourceDocumentId }) => sourceDocumentId ?? []);
  return [...new Set(ids)].sort();
}
