import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { Clock } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { openItemColumns, OpenItemRepository } from '../open-item';
import { toItemView } from './debtor.mapper';

/** Items of customers, open and settled. */
@Injectable()
export class DebtorItemService {
  constructor(
    private readonly clock: Clock,
    private readonly items: OpenItemRepository,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<OpenItemView>> {
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    return this.items.listViews(ctx, ofDebtors(query), openItemColumns, (some) =>
      Promise.resolve(some.map((item) => toItemView(item, today))),
    );
  }
}

/** The list query of debtors' items alone. */
export function ofDebtors(query: ListQuery): ListQuery {
  return { ...query, filter: { ...query.filter, side: { kind: 'in', values: ['debtor'] } } };
}
