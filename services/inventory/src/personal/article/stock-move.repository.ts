import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { StockMoveEntity } from './stock-move.entity';

const shownLimit = 200;

export interface SizeStock {
  articleId: string;
  size: string | null;
  quantity: number;
}

/** Every query on the stock; what moved is never changed. */
@Injectable()
export class StockMoveRepository extends LicensedRepository<StockMoveEntity> {
  constructor(services: RepositoryServices) {
    super(services, StockMoveEntity, { name: 'stockMove', softDelete: false });
  }

  /** Returns the stock of these articles, by size; of all articles of the licence if none are named. */
  async stock(ctx: RequestContext, articleIds?: readonly string[]): Promise<SizeStock[]> {
    if (articleIds?.length === 0) return [];
    const query = this.query(ctx)
      .select('stockMove.articleId', 'articleId')
      .addSelect('stockMove.size', 'size')
      .addSelect('SUM(stockMove.delta)', 'quantity')
      .groupBy('stockMove.articleId')
      .addGroupBy('stockMove.size');
    if (articleIds) query.andWhere('stockMove.articleId IN (:...articleIds)', { articleIds });
    const rows = await query.getRawMany<{ articleId: string; size: string | null; quantity: number }>();
    return rows.map((row) => ({ ...row, quantity: Number(row.quantity) }));
  }

  /** Returns the stock moves of an article, newest first; at most the last 200. */
  async of(ctx: RequestContext, articleId: string): Promise<StockMoveEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('stockMove.articleId = :articleId', { articleId })
        .orderBy('stockMove.day', 'DESC')
        .addOrderBy('stockMove.id', 'DESC')
        .limit(shownLimit),
    );
  }
}
