import { billDunned } from '@jahrring/contracts-bookkeeping';
import type { BillDunned } from '@jahrring/contracts-bookkeeping';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenItemRepository } from '../open-item';
import { DunningLineEntity } from './dunning-line.entity';
import { DunningLineRepository } from './dunning-line.repository';

/** Tells the owner of bills how far each was reminded of. */
@Injectable()
export class DunnedBills {
  constructor(
    private readonly outbox: Outbox,
    private readonly lines: DunningLineRepository,
    private readonly items: OpenItemRepository,
  ) {}

  /** Tells of the bills among the items, after a letter of theirs was issued or cancelled. */
  async publish(tx: RequestContext, itemIds: readonly string[]): Promise<void> {
    await this.outbox.addMany(tx, billDunned, await this.levelsOf(tx, itemIds));
  }

  /** All of them again, for others' copies. */
  @Republishes(billDunned, DunningLineEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<BillDunned>[]> {
    for await (const page of this.lines.pages(ctx)) {
      const changed = new Map(page.map(({ itemId, updatedAt }) => [itemId, updatedAt]));
      const told = await this.levelsOf(ctx, [...changed.keys()]);
      yield told.flatMap((payload) => {
        const changedAt = changed.get(payload.documentId);
        return changedAt ? [{ payload, changedAt }] : [];
      });
    }
  }

  private async levelsOf(ctx: RequestContext, itemIds: readonly string[]): Promise<BillDunned[]> {
    const levels = new Map(itemIds.map((id) => [id, 0]));
    for (const { itemId, level } of await this.lines.ofItems(ctx, itemIds)) {
      levels.set(itemId, Math.max(level, levels.get(itemId) ?? 0));
    }
    const bills = (await this.items.getMany(ctx, [...levels.keys()])).filter(({ kind }) => kind === 'bill');
    return bills.map(({ id: documentId }) => ({ documentId, level: levels.get(documentId) ?? 0 }));
  }
}
