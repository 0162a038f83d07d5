import {
  inventoryErrors,
  type CreateHandover,
  type HandoverLine,
  type ItemState,
  type ReturnLine,
  type ReturnOutcome,
} from '@jahrring/contracts-inventory';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import { StockMoveRepository } from '../article/stock-move.repository';
import { PersonalItemRepository } from '../item/personal-item.repository';
import type { HoldingEntity } from './holding.entity';
import { HoldingRepository } from './holding.repository';

const stateAfter: Readonly<Record<ReturnOutcome, ItemState>> = {
  returned: 'stock',
  worn: 'retired',
  lost: 'lost',
};

/** Takes items back from people: into the store, worn out, or lost. */
@Injectable()
export class ReturnService {
  constructor(
    private readonly articles: PersonalArticleRepository,
    private readonly items: PersonalItemRepository,
    private readonly holdings: HoldingRepository,
    private readonly moves: StockMoveRepository,
  ) {}

  /**
   * Books the lines that are taken back, in the open transaction; answers them as they are printed.
   * @throws HOLDING_ENDED where the person does not hold so much of it any more
   */
  async book(ctx: RequestContext, { employeeId, on, returned }: CreateHandover): Promise<HandoverLine[]> {
    const ids = returned.map(({ holdingId }) => holdingId);
    const holdings = new Map((await this.holdings.getMany(ctx, ids)).map((one) => [one.id, one]));
    const printed: HandoverLine[] = [];
    for (const line of returned) {
      const holding = holdings.get(line.holdingId);
      if (holding?.employeeId !== employeeId || holding.open < line.quantity) {
        throw new AppError(inventoryErrors, 'HOLDING_ENDED');
      }
      printed.push(await this.end(ctx, holding, line, on));
    }
    return printed;
  }

  private async end(
    ctx: RequestContext,
    holding: HoldingEntity,
    { quantity, outcome, note = null }: ReturnLine,
    day: string,
  ): Promise<HandoverLine> {
    const { articleId, itemId, employeeId, size } = holding;
    const { title } = await this.articles.get(ctx, articleId, { deleted: 'include' });
    await this.holdings.update(ctx, holding.id, holding.version, { open: holding.open - quantity });
    const item = itemId ? await this.items.get(ctx, itemId, { deleted: 'include' }) : null;
    if (item) {
      await this.items.update(ctx, item.id, item.version, { state: stateAfter[outcome], holderId: null });
    }
    if (outcome === 'returned') {
      await this.moves.insert(ctx, {
        ...{ articleId, kind: 'returned', day, size, delta: quantity, note: note ?? item?.serial ?? null },
        ...{ documentReference: null, employeeId },
      });
    }
    return { title, size, serial: item?.serial ?? null, quantity, outcome, note };
  }
}
