import type { CreatePaymentRun } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { fromCents, toCents } from '../value';
import { payingTermsOf } from './payable';
import type { Payable } from './payable';
import type { PaymentRunEntity } from './payment-run.entity';

export type NewRun = CreatePaymentRun & { id: string };

export type NewBill = ReturnType<typeof toRow> & { endToEndId: string; paymentInfoId: string };

export function toRow(payable: Payable, position: number, run: PaymentRunEntity, input: NewRun) {
  const { itemId, number, addressId, creditorName, address, bic, reference, text, dueDate, open } = payable;
  const wanted = input.bills[position]?.withDiscount ?? true;
  const { cashDiscount } = wanted ? payingTermsOf(payable, run.executionDate) : { cashDiscount: '0.00' };
  return {
    ...{ id: newId(), runId: run.id, position, itemId, liveItemId: itemId, number, addressId, address, bic },
    ...{
      creditorName: creditorName.slice(0, 150),
      iban: payable.iban ?? '',
      reference,
      dueDate,
      cashDiscount,
    },
    ...{ text: text.slice(0, 140), amount: fromCents(toCents(open) - toCents(cashDiscount)) },
    ...{ state: 'open' as const, reasonCode: null, reasonText: null, paymentId: null, executedOn: null },
    lineId: null,
  };
}
