import { billSettled, bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { AppError, Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { fromCents, sumOf, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import type { AllocationEntity } from './allocation.entity';
import { AllocationRepository } from './payment.repositories';
import { isWithinOpen, openAfter } from './settlement';
import type { Settlement } from './settlement';

/** Act that settles, its day, and the payment it belongs to. */
export interface ActRef {
  actId: string;
  paymentId: string | null;
  settledOn: string;
  /** Its day in the journal. */
  bookedOn: string;
}

export interface ToSettle {
  item: OpenItemEntity;
  settlement: Settlement;
  exchangeGain: string;
  allocationId?: string | undefined;
  reversesId?: string | undefined;
  /** The bill's owner knows of it already. */
  untold?: boolean | undefined;
}

/** Writes allocations with what they leave open, and tells the bills' owner. The caller holds the ledger's lock. */
@Injectable()
export class ItemSettler {
  constructor(
    private readonly items: OpenItemRepository,
    private readonly allocations: AllocationRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ITEM_EXCEEDS_OPEN */
  async settle(tx: RequestContext, act: ActRef, parts: readonly ToSettle[]): Promise<AllocationEntity[]> {
    const written: AllocationEntity[] = [];
    for (const part of parts) written.push(await this.settleOne(tx, act, part));
    return written;
  }

  private async settleOne(tx: RequestContext, act: ActRef, part: ToSettle): Promise<AllocationEntity> {
    const { settlement, exchangeGain } = part;
    const item = await this.items.get(tx, part.item.id);
    if (!isWithinOpen(item, settlement.total)) {
      const params = { number: item.number, open: item.open };
      throw new AppError(bookkeepingErrors, 'ITEM_EXCEEDS_OPEN', params);
    }
    await this.items.update(tx, item.id, item.version, openAfter(item, settlement));
    const { amount, paymentAmount, discount, discountVat, writeOff, baseTotal } = settlement;
    const allocation = await this.allocations.insert(tx, {
      ...{ id: part.allocationId ?? newId(), ...act, itemId: item.id, amount, paymentAmount },
      discountNet: fromCents(toCents(discount) - toCents(discountVat)),
      ...{ discountVat, writeOff, baseAmount: baseTotal, exchangeGain },
      reversesId: part.reversesId ?? null,
    });
    if (!part.untold) await this.publish(tx, item, allocation);
    return allocation;
  }

  /** Publishes the settlement of a bill, or of the remaining credit of its correction, under the bill's id. */
  private async publish(
    tx: RequestContext,
    item: OpenItemEntity,
    allocation: AllocationEntity,
  ): Promise<void> {
    const documentId = item.kind === 'credit' ? item.correctsId : item.id;
    if (item.side !== 'debtor' || !['bill', 'credit'].includes(item.kind) || !documentId) return;
    const { id, settledOn, amount, discountNet, discountVat, writeOff, reversesId } = allocation;
    const deducted = sumOf([discountNet, discountVat, writeOff]);
    const told = { id, documentId, settledOn, amount, deducted };
    await this.outbox.add(tx, billSettled, reversesId ? { ...told, reversesId } : told);
  }
}
