import type { OpeningProblem, OpeningRefusal } from '@jahrring/contracts-bookkeeping';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenItemRepository } from '../open-item';
import { AccountRefRepository, AddressRefRepository, LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { openingRefusals } from './opening-refusals';
import type { OpeningEntity, OpeningRow } from './opening.entity';
import { planBalances, type PlannedBalance } from './plan-balances';
import { itemKey, nameKey, planItems, type ItemLookups, type PlannedItem } from './plan-items';

export interface PlannedOpening {
  balances: PlannedBalance[];
  items: PlannedItem[];
  problems: OpeningProblem[];
  refusals: OpeningRefusal[];
}

interface Named {
  id: string;
  name: string;
}

/** Works out what the files of an opening would do, as things are now. Nothing is written. */
@Injectable()
export class OpeningPlanner {
  constructor(
    private readonly accounts: AccountRefRepository,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly openItems: OpenItemRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  async plan(ctx: RequestContext, { balanceRows, itemRows }: OpeningEntity): Promise<PlannedOpening> {
    const chart = new Set((await this.accounts.chart(ctx)).map(({ number }) => number));
    const balances = planBalances(balanceRows, chart);
    const items = planItems(itemRows, await this.lookups(ctx, itemRows));
    const refusals = openingRefusals(balances.balances, items.items, await this.settings.accounts(ctx));
    return {
      ...{ balances: balances.balances, items: items.items },
      problems: [...balances.problems, ...items.problems],
      refusals,
    };
  }

  private async lookups(ctx: RequestContext, rows: readonly OpeningRow[]): Promise<ItemLookups> {
    const { currency: baseCurrency } = await this.licences.own(ctx);
    const byNumber = new Map<string, Named[]>();
    const byName = new Map<string, Named[]>();
    if (rows.length > 0) {
      for await (const page of this.addresses.pages(ctx)) {
        for (const { id, name, customerNumber, deleted } of page) {
          if (deleted) continue;
          add(byName, nameKey(name), { id, name });
          if (customerNumber !== null) add(byNumber, customerNumber, { id, name });
        }
      }
    }
    const numbers = rows.flatMap(({ cells }) => cells.number?.slice(0, 60) ?? []);
    const present = await this.openItems.ofNumbers(ctx, numbers);
    const existing = new Set(present.map(({ side, number }) => itemKey(side, number)));
    return { baseCurrency, byNumber, byName, existing };
  }
}

function add(map: Map<string, Named[]>, key: string, one: Named): void {
  const known = map.get(key);
  if (known) known.push(one);
  else map.set(key, [one]);
}
