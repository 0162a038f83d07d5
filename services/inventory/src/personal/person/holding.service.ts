import type { ListQuery } from '@jahrring/contracts-common';
import { holdingView, type HolderView, type HoldingView } from '@jahrring/contracts-inventory';
import { viewOf, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository, EmploymentRefRepository } from '../../reference';
import { PersonalArticleRepository } from '../article/personal-article.repository';
import type { HoldingEntity } from '../handover/holding.entity';
import { holdingColumns, HoldingRepository } from '../handover/holding.repository';
import { personalKeys } from '../handover/own-records';
import { PersonalItemRepository } from '../item/personal-item.repository';

/** Items issued to people, and how many each person has. */
@Injectable()
export class HoldingService {
  constructor(
    private readonly holdings: HoldingRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly articles: PersonalArticleRepository,
    private readonly items: PersonalItemRepository,
    private readonly employments: EmploymentRefRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<HoldingView>> {
    return this.holdings.listViews(ctx, query, holdingColumns, (found) => this.views(ctx, found));
  }

  /** Returns what these people hold, by article. */
  async of(ctx: RequestContext, employeeIds: readonly string[]): Promise<HoldingView[]> {
    const views = await this.views(ctx, await this.holdings.ofPeople(ctx, employeeIds));
    return views.sort((one, other) => one.articleTitle.localeCompare(other.articleTitle));
  }

  /** Everybody who works here, and who has left and still holds something; oneself alone without the right for all. */
  async holders(ctx: RequestContext): Promise<{ items: HolderView[]; total: number }> {
    const all = ctx.grade(...personalKeys) === 'all';
    const people = all
      ? await this.employees.everybody(ctx)
      : await this.employees.getMany(ctx, [ctx.membershipId]);
    const held = await this.holdings.byPerson(ctx);
    const employments = await this.employments.getMany(
      ctx,
      people.map(({ id }) => id),
    );
    const ends = new Map(employments.map(({ id, endsOn }) => [id, endsOn]));
    const items = people
      .map(({ id, name, active }) => ({
        ...{ id, name, active, endsOn: ends.get(id) ?? null, held: 0, dueOn: null },
        ...held.get(id),
      }))
      .filter(({ active, held }) => active || held > 0);
    return { items, total: items.length };
  }

  private async views(ctx: RequestContext, found: readonly HoldingEntity[]): Promise<HoldingView[]> {
    const ids = (of: (one: HoldingEntity) => string | null) => [
      ...new Set(found.flatMap((one) => of(one) ?? [])),
    ];
    const any = { deleted: 'include' } as const;
    const people = byId(
      await this.employees.getMany(
        ctx,
        ids((one) => one.employeeId),
        any,
      ),
    );
    const articles = byId(
      await this.articles.getMany(
        ctx,
        ids((one) => one.articleId),
        any,
      ),
    );
    const items = byId(
      await this.items.getMany(
        ctx,
        ids((one) => one.itemId),
        any,
      ),
    );
    return found.map((holding) => {
      const person = people.get(holding.employeeId);
      const article = articles.get(holding.articleId);
      const item = items.get(holding.itemId ?? '');
      return viewOf(holdingView, holding, {
        employeeName: person?.name ?? '',
        employeeActive: person?.active ?? false,
        articleTitle: article?.title ?? '',
        articleKind: article?.kind ?? 'other',
        serial: item?.serial ?? null,
        itemNumber: item?.number ?? null,
        dueReason: reasonOf(holding),
      });
    });
  }
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function reasonOf({ dueOn, inspectionOn }: HoldingEntity): HoldingView['dueReason'] {
  if (dueOn === null) return null;
  return dueOn === inspectionOn ? 'inspection' : 'exchange';
}
