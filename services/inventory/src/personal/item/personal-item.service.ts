import { addMonths, firstDay, localDateAt, storableDay, type ListQuery } from '@jahrring/contracts-common';
import {
  inventoryErrors,
  personalItemView,
  type CreatePersonalItem,
  type InspectionView,
  type InspectPersonalItem,
  type PersonalItemView,
  type UpdatePersonalItem,
} from '@jahrring/contracts-inventory';
import {
  AppError,
  Clock,
  Database,
  fieldErrorOf,
  only,
  viewOf,
  withoutUndefined,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../../reference';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import { StockMoveRepository } from '../article/stock-move.repository';
import { HoldingRepository } from '../handover/holding.repository';
import type { PersonalItemEntity } from './personal-item.entity';
import {
  InspectionRepository,
  personalItemColumns,
  PersonalItemRepository,
} from './personal-item.repository';

/** Pieces that are known one by one: bought, inspected, sorted out. */
@Injectable()
export class PersonalItemService {
  constructor(
    private readonly db: Database,
    private readonly items: PersonalItemRepository,
    private readonly inspections: InspectionRepository,
    private readonly articles: PersonalArticleRepository,
    private readonly moves: StockMoveRepository,
    private readonly holdings: HoldingRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<PersonalItemView>> {
    return this.items.listViews(ctx, query, personalItemColumns, (found) => this.views(ctx, found));
  }

  async get(ctx: RequestContext, id: string): Promise<PersonalItemView> {
    return this.view(ctx, await this.items.get(ctx, id, { deleted: 'include' }));
  }

  /** Returns the pieces that devices store, so that they recognise a code without a connection. */
  async known(ctx: RequestContext): Promise<{ items: PersonalItemView[]; total: number }> {
    const items = await this.views(ctx, await this.items.inUse(ctx));
    return { items, total: items.length };
  }

  /** A piece that came into the store, under the next number of the licence. */
  create(ctx: RequestContext, input: CreatePersonalItem): Promise<PersonalItemView> {
    return this.db.tx(ctx, async (ctx) => {
      ctx.inTurn('personal-item');
      const article = await this.articles.find(ctx, input.articleId);
      if (!article?.serial) throw fieldErrorOf('articleId', 'exists');
      const { boughtOn = null, size = null, documentReference = null, note = null } = input;
      const today = localDateAt(this.clock.now(), ctx.timeZone);
      const item = await this.items.insert(ctx, {
        ...{
          id: input.id,
          articleId: article.id,
          serial: input.serial,
          size,
          boughtOn,
          documentReference,
          note,
        },
        number: await this.items.nextNumber(ctx),
        state: 'stock',
        holderId: null,
        nextInspectionOn: input.nextInspectionOn ?? after(boughtOn ?? today, article.inspectionMonths),
      });
      await this.move(ctx, item, { kind: 'receipt', day: boughtOn ?? today, delta: 1, note: null });
      return this.view(ctx, item);
    });
  }

  update(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: UpdatePersonalItem,
  ): Promise<PersonalItemView> {
    return this.db.tx(ctx, async (ctx) => {
      const item = await this.items.update(ctx, id, version, withoutUndefined(patch));
      await this.notifyHolder(ctx, item);
      return this.view(ctx, item);
    });
  }

  /** @throws ITEM_NOT_IN_STOCK while somebody has it */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const item = await this.items.get(ctx, id);
      if (item.state === 'issued') throw notInStock(await this.view(ctx, item));
      await this.items.remove(ctx, id, version);
      if (item.state === 'stock') await this.move(ctx, item, { kind: 'writtenOff', delta: -1 });
    });
  }

  restore(ctx: RequestContext, id: string): Promise<PersonalItemView> {
    return this.db.tx(ctx, async (ctx) => {
      const item = await this.items.restore(ctx, id);
      if (item.state === 'stock') await this.move(ctx, item, { kind: 'writtenOff', delta: 1 });
      return this.view(ctx, item);
    });
  }

  async inspectionsOf(ctx: RequestContext, id: string): Promise<{ items: InspectionView[]; total: number }> {
    await this.items.get(ctx, id, { deleted: 'include' });
    const items = (await this.inspections.of(ctx, id)).map(({ id, day, passed, nextOn, note, byName }) => ({
      ...{ id, on: day, passed, nextOn, note, byName },
    }));
    return { items, total: items.length };
  }

  /**
   * Notes an inspection: the next day follows from the article, and what has not passed is sorted out of the store. One that is
   * noted late, after a later one, stands in the history alone.
   */
  inspect(ctx: RequestContext, id: string, input: InspectPersonalItem): Promise<PersonalItemView> {
    return this.db.tx(ctx, async (ctx) => {
      const item = await this.items.get(ctx, id);
      const article = await this.articles.get(ctx, item.articleId, { deleted: 'include' });
      const { on, passed, note = null } = input;
      const nextOn = passed ? (input.nextOn ?? after(on, article.inspectionMonths)) : null;
      const byName = (await this.employees.find(ctx, ctx.membershipId))?.name ?? null;
      const isLate = (await this.inspections.of(ctx, id)).some(({ day }) => day > on);
      await this.inspections.insert(ctx, { id: input.id, itemId: id, day: on, passed, nextOn, note, byName });
      if (isLate) return this.view(ctx, item);
      const sortedOut = !passed && item.state === 'stock';
      // An item that somebody still has stays due from the day on which it failed the inspection.
      const changed = await this.items.update(ctx, id, item.version, {
        nextInspectionOn: passed || sortedOut ? nextOn : on,
        ...(sortedOut ? { state: 'retired' as const } : {}),
      });
      if (sortedOut) await this.move(ctx, item, { kind: 'writtenOff', day: on, delta: -1, note });
      await this.notifyHolder(ctx, changed);
      return this.view(ctx, changed);
    });
  }

  private async notifyHolder(ctx: RequestContext, item: PersonalItemEntity): Promise<void> {
    const holding = item.state === 'issued' ? await this.holdings.ofItem(ctx, item.id) : null;
    if (!holding || holding.inspectionOn === item.nextInspectionOn) return;
    const inspectionOn = item.nextInspectionOn;
    const dueOn = firstDay(holding.exchangeOn, inspectionOn);
    await this.holdings.update(ctx, holding.id, holding.version, { inspectionOn, dueOn });
  }

  private async move(
    ctx: RequestContext,
    { articleId, size, documentReference, number, serial }: PersonalItemEntity,
    {
      kind,
      delta,
      day = localDateAt(this.clock.now(), ctx.timeZone),
      note = `${number} ${serial}`,
    }: { kind: 'receipt' | 'writtenOff'; delta: number; day?: string; note?: string | null },
  ): Promise<void> {
    await this.moves.insert(ctx, {
      articleId,
      kind,
      day,
      size,
      delta,
      documentReference,
      note,
      employeeId: null,
    });
  }

  private async view(ctx: RequestContext, item: PersonalItemEntity): Promise<PersonalItemView> {
    return only(await this.views(ctx, [item]));
  }

  private async views(
    ctx: RequestContext,
    items: readonly PersonalItemEntity[],
  ): Promise<PersonalItemView[]> {
    const articleIds = [...new Set(items.map(({ articleId }) => articleId))];
    const articles = await this.articles.getMany(ctx, articleIds, { deleted: 'include' });
    const titles = new Map(articles.map(({ id, title }) => [id, title]));
    const holders = [...new Set(items.flatMap(({ holderId }) => holderId ?? []))];
    const names = new Map((await this.employees.getMany(ctx, holders)).map(({ id, name }) => [id, name]));
    return items.map((item) =>
      viewOf(personalItemView, item, {
        articleTitle: titles.get(item.articleId) ?? '',
        holderName: names.get(item.holderId ?? '') ?? null,
      }),
    );
  }
}

/** 409 for a piece that is not in the store; `view` names who has it. */
export function notInStock({ number, articleTitle, holderName }: PersonalItemView): AppError {
  const params = { number, title: articleTitle, name: holderName ?? '' };
  return new AppError(inventoryErrors, 'ITEM_NOT_IN_STOCK', params);
}

function after(day: string, months: number | null): string | null {
  return months === null ? null : storableDay(addMonths(day, months));
}
