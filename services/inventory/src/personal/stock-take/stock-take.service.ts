import { newId, type ListQuery } from '@jahrring/contracts-common';
import {
  inventoryErrors,
  type CountStockTake,
  type CreateStockTake,
  type StockTakeHead,
  type StockTakeView,
} from '@jahrring/contracts-inventory';
import {
  AppError,
  Clock,
  Database,
  fieldErrorOf,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import { StockMoveRepository } from '../article/stock-move.repository';
import { PersonalItemRepository } from '../item/personal-item.repository';
import { StockTakeViews, differs } from './stock-take-views';
import type { CountedLine, StockTakeEntity } from './stock-take.entity';
import { stockTakeColumns, StockTakeRepository } from './stock-take.repository';

/** Stock takes of the personal inventory: counted line by line, then booked with the reasons of all differences. */
@Injectable()
export class StockTakeService {
  constructor(
    private readonly db: Database,
    private readonly takes: StockTakeRepository,
    private readonly views: StockTakeViews,
    private readonly articles: PersonalArticleRepository,
    private readonly items: PersonalItemRepository,
    private readonly moves: StockMoveRepository,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<StockTakeHead>> {
    return this.takes.listViews(ctx, query, stockTakeColumns, (found) => this.views.heads(ctx, found));
  }

  async get(ctx: RequestContext, id: string): Promise<StockTakeView> {
    return this.views.one(ctx, await this.takes.get(ctx, id, { deleted: 'include' }));
  }

  /** Lists all sizes of articles in use, and each piece that should lie in the store. */
  create(ctx: RequestContext, { id, title, on }: CreateStockTake): Promise<StockTakeView> {
    return this.db.tx(ctx, async (ctx) => {
      const lines = await this.countingList(ctx);
      const none = { bookedAt: null, bookedById: null };
      const take = await this.takes.insert(ctx, { id, title, day: on, state: 'open', lines, ...none });
      return this.views.one(ctx, take);
    });
  }

  /** A line that is counted keeps what the moves say at that moment: what moves later is no difference. */
  count(ctx: RequestContext, id: string, version: number, { lines }: CountStockTake): Promise<StockTakeView> {
    return this.db.tx(ctx, async (ctx) => {
      const take = requireOpen(await this.takes.get(ctx, id));
      const stock = await this.stockNow(ctx);
      const sent = new Map(lines.map((line) => [line.id, line]));
      const counted = take.lines.map((line) => {
        const now = sent.get(line.id);
        if (!now) return line;
        const isNew = now.counted !== line.counted;
        if (line.itemId && (now.counted ?? 0) > 1) throw fieldErrorOf('lines', 'maxNumber', { max: 1 });
        const expected = isNew ? (stock.get(keyOf(line)) ?? 0) : line.expected;
        return { ...line, expected, counted: now.counted, reason: now.reason ?? null };
      });
      return this.views.one(ctx, await this.takes.update(ctx, id, version, { lines: counted }));
    });
  }

  /** Books the differences into the store; a piece that is missing is lost. 422 where a difference has no reason. */
  book(ctx: RequestContext, id: string, version: number): Promise<StockTakeView> {
    return this.db.tx(ctx, async (ctx) => {
      const take = requireOpen(await this.takes.get(ctx, id));
      const unexplained = take.lines.findIndex((line) => differs(line) && !line.reason);
      if (unexplained >= 0) throw fieldErrorOf(`lines.${unexplained}.reason`, 'required');
      for (const line of take.lines.filter(differs)) await this.bookLine(ctx, take, line);
      const booked = await this.takes.update(ctx, id, version, {
        state: 'booked',
        bookedAt: this.clock.now(),
        bookedById: ctx.membershipId || null,
      });
      return this.views.one(ctx, booked);
    });
  }

  /** @throws STOCK_TAKE_BOOKED: what was booked stays */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      requireOpen(await this.takes.get(ctx, id));
      await this.takes.remove(ctx, id, version);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<StockTakeView> {
    return this.db.tx(ctx, async (ctx) => this.views.one(ctx, await this.takes.restore(ctx, id)));
  }

  private async bookLine(
    ctx: RequestContext,
    { day }: StockTakeEntity,
    { articleId, itemId, size, expected, counted, reason }: CountedLine,
  ): Promise<void> {
    const item = itemId ? await this.items.find(ctx, itemId) : null;
    // Handed out or sorted out since it was counted: it is where that says.
    if (itemId && item?.state !== 'stock') return;
    if (item) await this.items.update(ctx, item.id, item.version, { state: 'lost' });
    const delta = (counted ?? 0) - expected;
    await this.moves.insert(ctx, {
      ...{ articleId, kind: 'count', day, size, delta, note: reason },
      ...{ documentReference: null, employeeId: null },
    });
  }

  private async countingList(ctx: RequestContext): Promise<CountedLine[]> {
    const stock = await this.stockNow(ctx);
    const open = { counted: null, reason: null };
    const lines: CountedLine[] = [];
    for (const { id: articleId, serial, sizes } of await this.articles.active(ctx)) {
      if (serial) continue;
      const known: (string | null)[] = sizes.length > 0 ? [...sizes] : [null];
      const others = [...stock.keys()]
        .filter((key) => key.startsWith(`${articleId} `))
        .map((key) => key.slice(articleId.length + 1) || null)
        .filter((size) => !known.includes(size));
      for (const size of [...known, ...others]) {
        const expected = stock.get(keyOf({ articleId, itemId: null, size })) ?? 0;
        lines.push({ id: newId(), articleId, itemId: null, size, expected, ...open });
      }
    }
    for (const { id: itemId, articleId, size, state } of await this.items.inUse(ctx)) {
      if (state === 'stock') lines.push({ id: newId(), articleId, itemId, size, expected: 1, ...open });
    }
    return lines;
  }

  /** Returns the current stock by its moves, and the pieces in it. */
  private async stockNow(ctx: RequestContext): Promise<Map<string, number>> {
    const stock = new Map<string, number>();
    for (const { articleId, size, quantity } of await this.moves.stock(ctx)) {
      stock.set(keyOf({ articleId, itemId: null, size }), quantity);
    }
    for (const { id, state } of await this.items.inUse(ctx)) stock.set(id, state === 'stock' ? 1 : 0);
    return stock;
  }
}

function keyOf({ articleId, itemId, size }: Pick<CountedLine, 'articleId' | 'itemId' | 'size'>): string {
  return itemId ?? `${articleId} ${size ?? ''}`;
}

/** @throws STOCK_TAKE_BOOKED */
function requireOpen(take: StockTakeEntity): StockTakeEntity {
  if (take.state === 'booked') throw new AppError(inventoryErrors, 'STOCK_TAKE_BOOKED');
  return take;
}
