import type { ListQuery } from '@jahrring/contracts-common';
import {
  inventoryErrors,
  type CreatePersonalArticle,
  type PersonalArticleView,
  type ReceivePersonalArticle,
  type StockMoveView,
  type UpdatePersonalArticle,
} from '@jahrring/contracts-inventory';
import {
  AppError,
  Database,
  fieldErrorOf,
  withoutUndefined,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../../reference';
import { personalArticleColumns, PersonalArticleRepository } from './personal-article.repository';
import { PersonalArticleViews } from './personal-article.views';
import { StockMoveRepository } from './stock-move.repository';

/** Articles that people are given, and what of them lies in the store. */
@Injectable()
export class PersonalArticleService {
  constructor(
    private readonly db: Database,
    private readonly articles: PersonalArticleRepository,
    private readonly views: PersonalArticleViews,
    private readonly moves: StockMoveRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<PersonalArticleView>> {
    return this.articles.listViews(ctx, query, personalArticleColumns, (found) => this.views.of(ctx, found));
  }

  async get(ctx: RequestContext, id: string): Promise<PersonalArticleView> {
    return this.views.one(ctx, await this.articles.get(ctx, id, { deleted: 'include' }));
  }

  create(ctx: RequestContext, input: CreatePersonalArticle): Promise<PersonalArticleView> {
    return this.db.tx(ctx, async (ctx) => {
      const { articleNumber = null, exchangeMonths = null, inspectionMonths = null } = input;
      const { price = null, supplier = null, note = null } = input;
      const optional = { articleNumber, exchangeMonths, inspectionMonths, price, supplier, note };
      return this.views.one(ctx, await this.articles.insert(ctx, { ...input, ...optional }));
    });
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: UpdatePersonalArticle,
  ): Promise<PersonalArticleView> {
    return this.db.tx(ctx, async (ctx) =>
      this.views.one(ctx, await this.articles.update(ctx, id, version, withoutUndefined(patch))),
    );
  }

  /** @throws PERSONAL_ARTICLE_IN_USE while people hold something of it */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { held, title } = await this.views.one(ctx, await this.articles.get(ctx, id));
      if (held > 0) throw new AppError(inventoryErrors, 'PERSONAL_ARTICLE_IN_USE', { title, count: held });
      await this.articles.remove(ctx, id, version);
    });
  }

  restore(ctx: RequestContext, id: string): Promise<PersonalArticleView> {
    return this.db.tx(ctx, async (ctx) => this.views.one(ctx, await this.articles.restore(ctx, id)));
  }

  /** Books pieces in; those that are known by a number come in one by one. */
  receive(ctx: RequestContext, id: string, input: ReceivePersonalArticle): Promise<PersonalArticleView> {
    return this.db.tx(ctx, async (ctx) => {
      const article = await this.articles.get(ctx, id);
      if (article.serial) throw fieldErrorOf('quantity', 'invalid');
      const { quantity, on, size = null, documentReference = null, note = null } = input;
      await this.moves.insert(ctx, {
        ...{ id: input.id, articleId: id, kind: 'receipt', day: on, size, delta: quantity },
        ...{ documentReference, note, employeeId: null },
      });
      return this.views.one(ctx, article);
    });
  }

  async movesOf(ctx: RequestContext, id: string): Promise<{ items: StockMoveView[]; total: number }> {
    await this.articles.get(ctx, id, { deleted: 'include' });
    const moves = await this.moves.of(ctx, id);
    const people = [...new Set(moves.flatMap(({ employeeId }) => employeeId ?? []))];
    const names = new Map((await this.employees.getMany(ctx, people)).map((one) => [one.id, one.name]));
    const items = moves.map(({ id, kind, day, size, delta, documentReference, note, employeeId }) => ({
      ...{ id, kind, on: day, size, delta, documentReference, note },
      employeeName: names.get(employeeId ?? '') ?? null,
    }));
    return { items, total: items.length };
  }
}
