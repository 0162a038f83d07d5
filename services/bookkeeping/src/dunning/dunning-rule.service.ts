import type { DunningRuleView, SetDunningRule } from '@jahrring/contracts-bookkeeping';
import { commonError, Database, isUniqueViolation } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenItemRepository } from '../open-item';
import { AddressRefRepository } from '../reference';
import { toRuleView } from './dunning.mapper';
import type { DunningRuleEntity } from './dunning-rule.entity';
import { DunningRuleRepository } from './dunning.repositories';

type Target = DunningRuleEntity['target'];

/** Rules for single bills and debtors when letters are proposed. */
@Injectable()
export class DunningRuleService {
  constructor(
    private readonly db: Database,
    private readonly rules: DunningRuleRepository,
    private readonly items: OpenItemRepository,
    private readonly addresses: AddressRefRepository,
  ) {}

  /** Rules of a debtor and of its bills. */
  async ofDebtor(
    ctx: RequestContext,
    addressId: string,
  ): Promise<{ items: DunningRuleView[]; total: number }> {
    await this.addresses.get(ctx, addressId);
    const items = await this.items.ofAddress(ctx, 'debtor', addressId);
    const ids = items.filter(({ open }) => Number(open) !== 0).map(({ id }) => id);
    const found = await this.rules.ofTargets(ctx, [addressId, ...ids]);
    return { items: found.map(toRuleView), total: found.length };
  }

  /** Sets what holds for a bill or a debtor, in place of what held before. @throws NOT_FOUND */
  async set(
    ctx: RequestContext,
    target: Target,
    targetId: string,
    { kind, until, reason }: SetDunningRule,
  ): Promise<DunningRuleView> {
    const isFinal = kind === 'collection';
    const values = { target, targetId, kind, until: isFinal ? null : until, reason };
    const write = () =>
      this.db.tx(ctx, async (tx) => {
        await this.check(tx, target, targetId);
        const [known] = await this.rules.ofTargets(tx, [targetId]);
        return toRuleView(
          known
            ? await this.rules.update(tx, known.id, known.version, values)
            : await this.rules.insert(tx, values),
        );
      });
    try {
      return await write();
    } catch (error) {
      // Somebody set the first one at the same moment: the later one holds.
      if (isUniqueViolation(error)) return write();
      throw error;
    }
  }

  async remove(ctx: RequestContext, target: Target, targetId: string): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      await this.check(tx, target, targetId);
      const [known] = await this.rules.ofTargets(tx, [targetId]);
      if (known) await this.rules.remove(tx, known.id, known.version);
    });
  }

  private async check(tx: RequestContext, target: Target, id: string): Promise<void> {
    if (target === 'debtor') await this.addresses.get(tx, id);
    else if ((await this.items.get(tx, id)).side !== 'debtor') throw commonError('NOT_FOUND');
  }
}
