import type { DunningProposal } from '@jahrring/contracts-bookkeeping';
import { groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { fromCents, sumOf, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import { AllocationRepository } from '../payment';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import type { AddressRefEntity } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { DunningLetterRepository, DunningRuleRepository } from './dunning.repositories';
import { DunningLineRepository } from './dunning-line.repository';
import type { DunningRuleEntity } from './dunning-rule.entity';
import type { DebtorFacts, OverdueBill } from './dunning.types';
import { usualInterestRate } from './interest';
import { proposeLetters } from './propose-letters';
import { isPrincipal, toBill } from './overdue-bill';

const perQuery = 500;

/** Gathers what letters are proposed by. */
@Injectable()
export class DunningReader {
  constructor(
    private readonly items: OpenItemRepository,
    private readonly allocations: AllocationRepository,
    private readonly letters: DunningLetterRepository,
    private readonly lines: DunningLineRepository,
    private readonly rules: DunningRuleRepository,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /** The letters a day asks for; nothing is written. */
  async propose(ctx: RequestContext, asOf: string): Promise<DunningProposal> {
    const { dunning } = await this.settings.get(ctx);
    const { country } = await this.licences.own(ctx);
    const open = await this.items.openOf(ctx, 'debtor');
    const overdue = open.filter((item) => isPrincipal(item) && item.dueDate < asOf);
    const bills = await this.toBills(ctx, overdue, open);
    const facts = await this.factsOf(ctx, overdue, open);
    const rate = dunning.interestRate ?? usualInterestRate(country);
    const found = proposeLetters(bills, facts, { asOf, settings: dunning, rate });
    return { asOf, lastRunOn: await this.letters.lastRunOn(ctx), ...found };
  }

  private async toBills(
    ctx: RequestContext,
    overdue: readonly OpenItemEntity[],
    open: readonly OpenItemEntity[],
  ): Promise<OverdueBill[]> {
    const ids = overdue.map(({ id }) => id);
    const lines = groupBy(await inParts(ids, (part) => this.lines.ofItems(ctx, part)), (line) => line.itemId);
    const settled = groupBy(
      await inParts(ids, (part) => this.allocations.ofItems(ctx, part)),
      (one) => one.itemId,
    );
    const rules = rulesBy(await this.rules.all(ctx), 'item');
    const credits = groupBy(
      open.filter(({ kind, correctsId }) => kind === 'credit' && correctsId !== null),
      ({ correctsId }) => correctsId ?? '',
    );
    return overdue
      .map((item) =>
        toBill(item, {
          lines: lines.get(item.id) ?? [],
          settled: settled.get(item.id) ?? [],
          credits: credits.get(item.id) ?? [],
          rule: rules.get(item.id) ?? null,
        }),
      )
      .filter((bill) => toCents(bill.open) > 0n);
  }

  private async factsOf(
    ctx: RequestContext,
    overdue: readonly OpenItemEntity[],
    open: readonly OpenItemEntity[],
  ): Promise<(addressId: string, currency: string) => DebtorFacts> {
    const ids = [...new Set(overdue.flatMap(({ addressId }) => addressId ?? []))];
    const addresses = new Map(
      (await inParts(ids, (part) => this.addresses.getMany(ctx, part))).map((address) => [
        address.id,
        address,
      ]),
    );
    const rules = rulesBy(await this.rules.all(ctx), 'debtor');
    const lastDays = await this.letters.lastDays(ctx);
    const overdueIds = new Set(overdue.map(({ id }) => id));
    const byDebtor = groupBy(open, ({ addressId, currency }) => `${addressId ?? ''} ${currency}`);
    return (addressId, currency) => {
      const own = byDebtor.get(`${addressId} ${currency}`) ?? [];
      const isFree = ({ open: amount, correctsId }: OpenItemEntity) =>
        toCents(amount) < 0n && !(correctsId !== null && overdueIds.has(correctsId));
      return {
        ...{ rule: rules.get(addressId) ?? null, lastLetterOn: lastDays.get(addressId) ?? null },
        ...{ email: addresses.get(addressId)?.email ?? null, hasAddress: hasPlace(addresses.get(addressId)) },
        credit: fromCents(-toCents(sumOf(own.filter(isFree).map((item) => item.open)))),
        earlierFees: sumOf(own.filter(({ kind }) => kind === 'fee').map((item) => item.open)),
      };
    };
  }
}

function hasPlace(address: AddressRefEntity | undefined): boolean {
  return address !== undefined && !address.deleted && address.city !== '';
}

function rulesBy(
  rules: readonly DunningRuleEntity[],
  target: DunningRuleEntity['target'],
): Map<string, DunningRuleEntity> {
  return new Map(rules.filter((rule) => rule.target === target).map((rule) => [rule.targetId, rule]));
}

async function inParts<T>(
  ids: readonly string[],
  read: (part: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let from = 0; from < ids.length; from += perQuery) {
    found.push(...(await read(ids.slice(from, from + perQuery))));
  }
  return found;
}
