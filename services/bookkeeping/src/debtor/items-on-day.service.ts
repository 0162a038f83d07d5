import type { ItemsOnDay } from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { Clock } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerReader } from '../ledger';
import { BookkeepingSettingsService } from '../settings';
import { ItemsOnDayRepository } from './items-on-day.repository';

/** Open items of customers at the end of any day, and the balances of the receivable accounts on it. */
@Injectable()
export class ItemsOnDayService {
  constructor(
    private readonly clock: Clock,
    private readonly items: ItemsOnDayRepository,
    private readonly ledger: LedgerReader,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ItemsOnDay> {
    const day = query.filter['on'];
    const on = (day?.kind === 'range' ? (day.to ?? day.from) : undefined) ?? this.today(ctx);
    const [items, sum] = [await this.items.page(ctx, query, on), await this.items.sum(ctx, query, on)];
    const { receivables } = await this.settings.accounts(ctx);
    const accounts = [receivables, ...(await this.items.accounts(ctx))];
    return { items, ...sum, on, ledger: await this.ledger.balanceOf(ctx, accounts, on) };
  }

  private today(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}
