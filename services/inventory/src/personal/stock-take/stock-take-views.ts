import { stockTakeHead, type StockTakeHead, type StockTakeView } from '@jahrring/contracts-inventory';
import { only, viewOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../../reference';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import { PersonalItemRepository } from '../item/personal-item.repository';
import type { CountedLine, StockTakeEntity } from './stock-take.entity';

const any = { deleted: 'include' } as const;

/** Stock takes as they are shown: with articles and pieces by name. */
@Injectable()
export class StockTakeViews {
  constructor(
    private readonly employees: EmployeeRefRepository,
    private readonly articles: PersonalArticleRepository,
    private readonly items: PersonalItemRepository,
  ) {}

  async heads(ctx: RequestContext, takes: readonly StockTakeEntity[]): Promise<StockTakeHead[]> {
    const people = [...new Set(takes.flatMap(({ bookedById }) => bookedById ?? []))];
    const names = new Map((await this.employees.getMany(ctx, people, any)).map(({ id, name }) => [id, name]));
    return takes.map((take) => toHead(take, names.get(take.bookedById ?? '')));
  }

  async one(ctx: RequestContext, take: StockTakeEntity): Promise<StockTakeView> {
    const head = only(await this.heads(ctx, [take]));
    const articleIds = [...new Set(take.lines.map(({ articleId }) => articleId))];
    const itemIds = take.lines.flatMap(({ itemId }) => itemId ?? []);
    const titles = new Map(
      (await this.articles.getMany(ctx, articleIds, any)).map(({ id, title }) => [id, title]),
    );
    const serials = new Map(
      (await this.items.getMany(ctx, itemIds, any)).map(({ id, serial }) => [id, serial]),
    );
    const lines = take.lines.map((line) => ({
      ...line,
      articleTitle: titles.get(line.articleId) ?? '',
      serial: serials.get(line.itemId ?? '') ?? null,
    }));
    return { ...head, lines };
  }
}

/** Returns true if the counted quantity differs from that of the moves. */
export function differs({ counted, expected }: CountedLine): boolean {
  return counted !== null && counted !== expected;
}

function toHead(take: StockTakeEntity, bookedByName: string | undefined): StockTakeHead {
  const { day, lines } = take;
  return viewOf(stockTakeHead, take, {
    on: day,
    bookedByName: bookedByName ?? null,
    total: lines.length,
    counted: lines.filter(({ counted }) => counted !== null).length,
    differing: lines.filter(differs).length,
  });
}
