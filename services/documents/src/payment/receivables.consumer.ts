import { billDunned, creditLimitSet } from '@jahrring/contracts-bookkeeping';
import type { BillDunned, CreditLimitSet } from '@jahrring/contracts-bookkeeping';
import { Consumes } from '@jahrring/service-kit';
import type { EventMeta, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CreditLimitRefRepository, DunnedBillRefRepository } from '../refs';

/** Keeps what bookkeeping says of customers' limits and of bills that were reminded of. */
@Injectable()
export class ReceivablesConsumer {
  constructor(
    private readonly limits: CreditLimitRefRepository,
    private readonly dunned: DunnedBillRefRepository,
  ) {}

  @Consumes(creditLimitSet)
  async onLimit(
    ctx: RequestContext,
    { addressId, creditLimit }: CreditLimitSet,
    meta: EventMeta,
  ): Promise<void> {
    await this.limits.take(ctx, addressId, { creditLimit }, meta);
  }

  @Consumes(billDunned)
  async onDunned(ctx: RequestContext, { documentId, level }: BillDunned, meta: EventMeta): Promise<void> {
    await this.dunned.take(ctx, documentId, { level }, meta);
  }
}
