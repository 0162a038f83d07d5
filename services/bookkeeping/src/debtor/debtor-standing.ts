import type { DebtorBlock, DebtorRow } from '@jahrring/contracts-bookkeeping';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DunningLineRepository, DunningRuleRepository } from '../dunning';
import type { DunningRuleEntity } from '../dunning';
import { toCents } from '../value';
import { DebtorTermsRepository } from './debtor-terms.repository';

const perQuery = 500;

type Standing = Pick<DebtorRow, 'creditLimit' | 'exceedsLimit' | 'dunningLevel' | 'block'>;
type Sums = Pick<DebtorRow, 'id' | 'open' | 'credit'>;

/** Standing of debtors in addition to what they owe: limit, dunning level, and whether letters are blocked. */
@Injectable()
export class DebtorStandings {
  constructor(
    private readonly terms: DebtorTermsRepository,
    private readonly lines: DunningLineRepository,
    private readonly rules: DunningRuleRepository,
  ) {}

  /** Adds it to each; `today` decides which exclusions hold. */
  async of<T extends Sums>(
    ctx: RequestContext,
    debtors: readonly T[],
    today: string,
  ): Promise<(T & Standing)[]> {
    const found: (T & Standing)[] = [];
    for (let from = 0; from < debtors.length; from += perQuery) {
      found.push(...(await this.ofPart(ctx, debtors.slice(from, from + perQuery), today)));
    }
    return found;
  }

  private async ofPart<T extends Sums>(
    ctx: RequestContext,
    debtors: readonly T[],
    today: string,
  ): Promise<(T & Standing)[]> {
    const ids = debtors.map(({ id }) => id);
    const terms = await this.terms.ofAddresses(ctx, ids);
    const limits = new Map(terms.map(({ addressId, creditLimit }) => [addressId, creditLimit]));
    const levels = await this.lines.openLevelsOf(ctx, ids);
    const rules = await this.rules.ofTargets(ctx, ids);
    const blocks = new Map(rules.map((rule) => [rule.targetId, blockOf(rule, today)]));
    return debtors.map((debtor) => {
      const creditLimit = limits.get(debtor.id) ?? null;
      const used = toCents(debtor.open) - toCents(debtor.credit);
      return {
        ...debtor,
        ...{ creditLimit, exceedsLimit: creditLimit !== null && used > toCents(creditLimit) },
        ...{ dunningLevel: levels.get(debtor.id) ?? 0, block: blocks.get(debtor.id) ?? null },
      };
    });
  }
}

/** Debt collection is for good; an exclusion holds to the end of its last day. */
function blockOf({ kind, until }: DunningRuleEntity, today: string): DebtorBlock | null {
  if (kind === 'collection') return kind;
  return kind === 'exclude' && (until === null || until >= today) ? kind : null;
}
