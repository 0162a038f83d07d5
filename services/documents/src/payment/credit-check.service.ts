import type { CreditCheck } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import { CreditLimitRefRepository, LicenceRefRepository } from '../reference';

const none = { creditLimit: null, owed: null, exceeded: false };

/** Checks whether a draft raises its customer's debt above the credit limit that bookkeeping has set. */
@Injectable()
export class CreditCheckService {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly limits: CreditLimitRefRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  /** Of a bill or an order confirmation: what is open of the customer's bills with it, in the licence's currency. @throws NOT_FOUND */
  async of(ctx: RequestContext, id: string): Promise<CreditCheck> {
    const document = await this.documents.get(ctx, id);
    const { currency } = await this.licences.get(ctx, ctx.licenceId);
    const { addressId, type, status } = document;
    const isClaim = type === 'bill' || type === 'order_confirmation';
    if (!isClaim || addressId === null || status !== 'PREP') return { ...none, currency };
    const creditLimit = (await this.limits.find(ctx, addressId))?.creditLimit ?? null;
    if (creditLimit === null) return { ...none, currency };
    const open = (await this.documents.openBillsOf(ctx, addressId)).map((bill) =>
      inBase(bill.openAmount ?? '0', bill),
    );
    const owed = Decimal.sum(inBase(document.total, document), ...open);
    return { creditLimit, owed: owed.toFixed(2), exceeded: owed.greaterThan(creditLimit), currency };
  }
}

function inBase(amount: string, { exchangeRate }: DocumentEntity): Decimal {
  return new Decimal(amount).times(exchangeRate ?? 1).toDecimalPlaces(2);
}
