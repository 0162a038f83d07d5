import type { AllocationView, OpenItemView, PaymentView } from '@jahrring/contracts-bookkeeping';
import { daysBetween } from '@jahrring/contracts-common';
import type { OpenItemEntity } from '../open-item';
import type { AllocationEntity, PaymentEntity } from '../payment';

/** An item as a line of the list; `today` decides for how long it is overdue. */
export function toItemView(item: OpenItemEntity, today: string): OpenItemView {
  const { id, version, kind, number, title, addressId, addressName, documentDate, dueDate, currency } = item;
  const { amount, open, baseOpen, reference, cashDiscounts, projectId, correctsId, createdAt } = item;
  const isOwed = Number(open) > 0 && dueDate < today;
  return {
    ...{ id, version, kind, number, title, addressId, addressName, documentDate, dueDate, currency },
    ...{ amount, open, baseOpen, overdueDays: isOwed ? daysBetween(dueDate, today) : 0 },
    ...{ reference, cashDiscounts, projectId, correctsId, createdAt: createdAt.toISOString() },
  };
}

export function toAllocationView(
  allocation: Pick<AllocationEntity, Exclude<keyof AllocationView, 'itemNumber'>>,
  itemNumber: string,
): AllocationView {
  const { id, actId, paymentId, itemId, settledOn, amount, discountNet, discountVat } = allocation;
  const { paymentAmount, exchangeGain, writeOff, reversesId } = allocation;
  return {
    ...{ id, actId, paymentId, itemId, itemNumber, settledOn, amount, discountNet, discountVat },
    ...{ paymentAmount, exchangeGain, writeOff, reversesId },
  };
}

export function toPaymentView(
  payment: PaymentEntity,
  allocations: AllocationView[],
  reversed: boolean,
): PaymentView {
  const { id, side, paidOn, currency, addressId, addressName, account, source } = payment;
  const { reference, text, reversesId, createdAt } = payment;
  const settles = !payment.amount.startsWith('-');
  const absolute = (amount: string) => amount.replace('-', '');
  return {
    ...{ id, side, direction: settles === (side === 'debtor') ? 'in' : 'out', paidOn, currency },
    ...{ amount: absolute(payment.amount), baseAmount: absolute(payment.baseAmount) },
    ...{ onAccount: payment.onAccount, addressId, addressName, account, source, reference, text },
    ...{ reversesId, reversed, createdAt: createdAt.toISOString(), allocations },
  };
}
