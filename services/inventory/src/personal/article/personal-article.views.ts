import {
  personalArticleView,
  type PersonalArticleView,
  type StockOfSize,
} from '@jahrring/contracts-inventory';
import { groupBy, only, viewOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { HoldingRepository } from '../handover/holding.repository';
import type { PersonalArticleEntity } from './personal-article.entity';
import { StockMoveRepository } from './stock-move.repository';

/** Articles as they are shown: with what lies in the store and what people hold. */
@Injectable()
export class PersonalArticleViews {
  constructor(
    private readonly moves: StockMoveRepository,
    private readonly holdings: HoldingRepository,
  ) {}

  async of(ctx: RequestContext, articles: readonly PersonalArticleEntity[]): Promise<PersonalArticleView[]> {
    const ids = articles.map(({ id }) => id);
    const stock = groupBy(await this.moves.stock(ctx, ids), ({ articleId }) => articleId);
    const held = await this.holdings.heldOf(ctx, ids);
    return articles.map((article) => {
      const sizes = (stock.get(article.id) ?? []).map(({ size, quantity }) => ({ size, quantity }));
      return toView(article, sizes, held.get(article.id) ?? 0);
    });
  }

  async one(ctx: RequestContext, article: PersonalArticleEntity): Promise<PersonalArticleView> {
    return only(await this.of(ctx, [article]));
  }
}

function toView(article: PersonalArticleEntity, stock: StockOfSize[], held: number): PersonalArticleView {
  const order = (size: string | null) => (size === null ? -1 : article.sizes.indexOf(size));
  return viewOf(personalArticleView, article, {
    held,
    stock: stock.reduce((sum, { quantity }) => sum + quantity, 0),
    stockBySize: stock
      .filter(({ quantity }) => quantity !== 0)
      .sort((one, other) => order(one.size) - order(other.size)),
  });
}
