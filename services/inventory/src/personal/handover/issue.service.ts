import { addMonths, firstDay, storableDay } from '@jahrring/contracts-common';
import { inventoryErrors, type HandoverLine, type IssueLine } from '@jahrring/contracts-inventory';
import { AppError, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../../reference';
import type { PersonalArticleEntity } from '../article/personal-article.entity';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import { StockMoveRepository } from '../article/stock-move.repository';
import type { PersonalItemEntity } from '../item/personal-item.entity';
import { PersonalItemRepository } from '../item/personal-item.repository';
import type { HandoverEntity } from './handover.entity';
import { HoldingRepository } from './holding.repository';

/** A line with what it names. */
export interface Issued {
  line: IssueLine;
  article: PersonalArticleEntity;
  item: PersonalItemEntity | null;
}

/** Issues items from the store to people. */
@Injectable()
export class IssueService {
  constructor(
    private readonly articles: PersonalArticleRepository,
    private readonly items: PersonalItemRepository,
    private readonly holdings: HoldingRepository,
    private readonly moves: StockMoveRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  /** Books resolved lines in the open transaction. */
  async book(
    ctx: RequestContext,
    { id: handoverId, employeeId, day }: Pick<HandoverEntity, 'id' | 'employeeId' | 'day'>,
    lines: readonly Issued[],
  ): Promise<void> {
    for (const { line, article, item } of lines) {
      const exchangeOn = article.exchangeMonths ? storableDay(addMonths(day, article.exchangeMonths)) : null;
      const inspectionOn = item?.nextInspectionOn ?? null;
      const size = sizeOf({ line, item });
      await this.holdings.insert(ctx, {
        ...{ id: line.id, employeeId, articleId: article.id, itemId: item?.id ?? null, size },
        ...{
          quantity: line.quantity,
          open: line.quantity,
          givenOn: day,
          exchangeOn,
          inspectionOn,
          handoverId,
        },
        dueOn: firstDay(exchangeOn, inspectionOn),
      });
      if (item)
        await this.items.update(ctx, item.id, item.version, { state: 'issued', holderId: employeeId });
    }
    await this.moves.insertMany(
      ctx,
      lines.map(({ line, article, item }) => ({
        ...{ articleId: article.id, kind: 'issued' as const, day, size: sizeOf({ line, item }) },
        ...{ delta: -line.quantity, documentReference: null, note: item?.serial ?? null, employeeId },
      })),
    );
  }

  /** @throws ITEM_NOT_IN_STOCK; 422 at the line that names what the licence does not have */
  async resolve(ctx: RequestContext, lines: readonly IssueLine[]): Promise<Issued[]> {
    const articles = await this.byId(
      ctx,
      this.articles,
      lines.map(({ articleId }) => articleId),
    );
    const items = await this.byId(
      ctx,
      this.items,
      lines.flatMap(({ itemId }) => itemId ?? []),
    );
    const resolved = lines.map((line, index) => {
      const article = articles.get(line.articleId);
      if (!article) throw fieldErrorOf(`issued.${index}.articleId`, 'exists');
      if (!article.serial) return { line, article, item: null };
      const item = items.get(line.itemId ?? '');
      if (item?.articleId !== article.id) throw fieldErrorOf(`issued.${index}.itemId`, 'exists');
      if (line.quantity !== 1) throw fieldErrorOf(`issued.${index}.quantity`, 'maxNumber', { max: 1 });
      return { line, article, item };
    });
    const once = new Set<string>();
    for (const { article, item } of resolved) {
      if (!item) continue;
      if (item.state !== 'stock' || once.has(item.id)) await this.refuse(ctx, article, item);
      once.add(item.id);
    }
    return resolved;
  }

  private async refuse(
    ctx: RequestContext,
    { title }: PersonalArticleEntity,
    { number, holderId }: PersonalItemEntity,
  ): Promise<never> {
    const name = (holderId ? await this.employees.find(ctx, holderId) : null)?.name ?? '';
    throw new AppError(inventoryErrors, 'ITEM_NOT_IN_STOCK', { number, title, name });
  }

  private async byId<T extends { id: string }>(
    ctx: RequestContext,
    repository: { getMany: (ctx: RequestContext, ids: readonly string[]) => Promise<T[]> },
    ids: readonly string[],
  ): Promise<Map<string, T>> {
    const found = await repository.getMany(ctx, [...new Set(ids)]);
    return new Map(found.map((one) => [one.id, one]));
  }
}

/** A line as it is printed. */
export function toIssuedLine({ line, article, item }: Issued): HandoverLine {
  const { title } = article;
  const serial = item?.serial ?? null;
  return { title, size: sizeOf({ line, item }), serial, quantity: line.quantity, outcome: null, note: null };
}

function sizeOf({ line, item }: Pick<Issued, 'line' | 'item'>): string | null {
  return item?.size ?? line.size ?? null;
}
