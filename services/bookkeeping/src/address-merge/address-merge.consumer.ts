import { addressMerged, type AddressMerged } from '@jahrring/contracts-addresses';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CreditLimitService } from '../debtor';
import { DunningRuleRepository } from '../dunning';
import { LedgerService } from '../ledger';
import type { CopiedTerm } from './address-merge.entity';
import { AddressMergeRepository } from './address-merge.repository';

/**
 * Items, payments and letters of a merged address are those of the one it was merged into; letters and bills say what they said. Its
 * credit limit and its exclusion from dunning go over where the other has none.
 */
@Injectable()
export class AddressMergeConsumer {
  constructor(
    private readonly merges: AddressMergeRepository,
    private readonly ledger: LedgerService,
    private readonly limits: CreditLimitService,
    private readonly rules: DunningRuleRepository,
  ) {}

  /** The same event twice changes nothing; a merge that was taken back before it arrived never happens. */
  @Consumes(addressMerged)
  async onMerged(ctx: RequestContext, { id, fromId, intoId, undone }: AddressMerged): Promise<void> {
    await this.ledger.lock(ctx);
    const known = await this.merges.find(ctx, id);
    if (known?.undone || (known && !undone)) return;
    if (known) {
      await this.merges.update(ctx, id, known.version, { undone });
      await this.merges.move(ctx, known.moved, intoId, fromId);
      if (known.copied.includes('limit')) await this.limits.set(ctx, intoId, null);
      if (known.copied.includes('rule')) await this.rules.drop(ctx, intoId);
      return;
    }
    const moved = undone ? {} : await this.merges.rowsOf(ctx, fromId);
    await this.merges.move(ctx, moved, fromId, intoId);
    const copied = undone ? [] : await this.copy(ctx, fromId, intoId);
    await this.merges.insert(ctx, { id, moved, copied, undone });
  }

  private async copy(ctx: RequestContext, fromId: string, intoId: string): Promise<CopiedTerm[]> {
    const copied: CopiedTerm[] = [];
    if (await this.limits.copy(ctx, fromId, intoId)) copied.push('limit');
    if (await this.rules.copy(ctx, fromId, intoId)) copied.push('rule');
    return copied;
  }
}
