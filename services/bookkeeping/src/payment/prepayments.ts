import { newId } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { negated, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import { BookkeepingSettingsService } from '../settings';
import type { PaymentEntity } from './payment.entity';

/** The credit a payment leaves, on its account of receivables or payables. */
export interface Credit {
  account: string;
  addressId: string | null;
  baseAmount: string;
}

/** Credits of who has paid more than was open: items of their own, to be set off or paid out. */
@Injectable()
export class Prepayments {
  constructor(
    private readonly items: OpenItemRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /** Opens the credit of a payment and returns it; null where nothing is left of the payment. */
  async open(
    tx: RequestContext,
    payment: PaymentEntity,
    { amount, baseAmount, bookedOn }: { amount: string; baseAmount: string; bookedOn: string },
  ): Promise<Credit | null> {
    if (toCents(amount) === 0n) return null;
    const accounts = await this.settings.accounts(tx);
    const { id: paymentId, side, paidOn, addressId, addressName, currency, reference } = payment;
    const account = side === 'debtor' ? accounts.receivables : accounts.payables;
    const [negative, negativeBase] = [negated(amount), negated(baseAmount)];
    await this.items.insert(tx, {
      ...{ id: newId(), side, kind: 'prepayment', number: paidOn, title: payment.text ?? '' },
      ...{
        addressId,
        addressName,
        documentDate: paidOn,
        dueDate: paidOn,
        bookedOn,
        currency,
        exchangeRate: null,
      },
      ...{ amount: negative, open: negative, baseAmount: negativeBase, baseOpen: negativeBase },
      ...{ vat: [], account, costCentre: null, projectId: null, iban: null, cashDiscounts: [] },
      ...{ reference: reference?.slice(0, 27) ?? null, correctsId: null, paymentId },
    });
    return { account, addressId, baseAmount };
  }
}
