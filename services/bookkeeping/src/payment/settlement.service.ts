import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { SetOff, WriteOff } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { fromCents, inBase, negated, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import { BookkeepingSettingsService } from '../settings';
import { ItemSettler } from './item-settler';
import type { ToSettle } from './item-settler';
import { AllocationRepository } from './payment.repositories';
import { settle } from './settlement';
import { settlementLines } from './settlement-lines';

interface Act {
  id: string;
  settledOn: string;
  text: string;
  parts: readonly ToSettle[];
  orNextOpenDay?: boolean;
}

/** Settles items without a payment: by a credit of the same debtor or creditor, or by giving up what is open. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly items: OpenItemRepository,
    private readonly allocations: AllocationRepository,
    private readonly settler: ItemSettler,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /**
   * Sets a credit off against an item and returns the id of the act; the same id twice is one act.
   *
   * @throws ITEM_OTHER_PARTY, ITEM_OTHER_CURRENCY, ITEM_EXCEEDS_OPEN, LEDGER_PERIOD_CLOSED
   */
  setOff(ctx: RequestContext, input: SetOff, orNextOpenDay = false): Promise<string> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const id = input.id ?? newId();
      if ((await this.allocations.ofAct(tx, id)).length > 0) return id;
      const credit = await this.items.get(tx, input.creditId);
      const item = await this.items.get(tx, input.itemId);
      refuseStrangers(credit, item);
      const untold = credit.correctsId === item.id;
      const taken = toPart(credit, negated(input.amount), untold);
      const given = toPart(item, input.amount, untold);
      const gain = toCents(taken.settlement.baseTotal) + toCents(given.settlement.baseTotal);
      const parts = [taken, { ...given, exchangeGain: fromCents(-gain) }];
      const text = `${credit.number} / ${item.number}`;
      await this.write(tx, { id, settledOn: input.settledOn, text, parts, orNextOpenDay });
      return id;
    });
  }

  /**
   * Gives up what is open of an item, or part of it, and returns the id of the act; the same id twice is one act.
   *
   * @throws WRITE_OFF_TOO_LARGE, ITEM_EXCEEDS_OPEN, LEDGER_PERIOD_CLOSED
   */
  writeOff(ctx: RequestContext, itemId: string, input: WriteOff): Promise<string> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const id = input.id ?? newId();
      if ((await this.allocations.ofAct(tx, id)).length > 0) return id;
      const item = await this.items.get(tx, itemId);
      const { writeOffLimit: limit } = await this.settings.get(tx);
      const isLarge = toCents(inBase(input.amount, item.exchangeRate)) > toCents(limit);
      if (isLarge && !input.beyondLimit) {
        throw new AppError(bookkeepingErrors, 'WRITE_OFF_TOO_LARGE', { limit });
      }
      const writeOff = toCents(item.amount) < 0n ? negated(input.amount) : input.amount;
      const nothing = { amount: '0.00', paymentAmount: '0.00', discount: '0.00' };
      const part = { item, settlement: settle({ item, ...nothing, writeOff }), exchangeGain: '0.00' };
      await this.write(tx, { id, settledOn: input.settledOn, text: item.number, parts: [part] });
      return id;
    });
  }

  private async write(
    tx: RequestContext,
    { id, settledOn, text, parts, orNextOpenDay = false }: Act,
  ): Promise<void> {
    const bookedOn = await this.ledger.bookingDay(tx, { bookedOn: settledOn, orNextOpenDay });
    await this.settler.settle(tx, { actId: id, paymentId: null, settledOn, bookedOn }, parts);
    const accounts = await this.settings.accounts(tx);
    const side = parts[0]?.item.side ?? 'debtor';
    const settlements = parts.map(({ settlement, exchangeGain }) => ({ ...settlement, exchangeGain }));
    await this.ledger.post(tx, {
      ...{ bookedOn, source: 'settlement', sourceId: id, text },
      documentNumber: parts.at(-1)?.item.number ?? null,
      lines: settlementLines({ side, settlements, money: null, onAccount: null, accounts }),
    });
  }
}

function toPart(item: OpenItemEntity, amount: string, untold: boolean): ToSettle {
  const settlement = settle({ item, amount, paymentAmount: amount, discount: '0.00', writeOff: '0.00' });
  return { item, settlement, exchangeGain: '0.00', untold };
}

function refuseStrangers(credit: OpenItemEntity, item: OpenItemEntity): void {
  if (toCents(credit.amount) >= 0n || toCents(item.amount) <= 0n) throw commonError('NOT_FOUND');
  if (credit.side !== item.side || credit.addressId !== item.addressId) {
    throw new AppError(bookkeepingErrors, 'ITEM_OTHER_PARTY');
  }
  if (credit.currency !== item.currency) {
    throw new AppError(bookkeepingErrors, 'ITEM_OTHER_CURRENCY', { number: item.number });
  }
}
