import { checkPaymentOrder, groupBills, paymentInfoIdOf } from '../payment-file';
import type { CreditTransfer, PaymentOrder, PaymentRefusalReason } from '../payment-file';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import type { PaymentRunEntity } from './payment-run.entity';

export type RunHead = Pick<
  PaymentRunEntity,
  'messageId' | 'executionDate' | 'batchBooking' | 'debtorName' | 'debtorAddress' | 'debtorIban' | 'currency'
> & { fileCreatedAt: Date | null };

export type OrderBill = Pick<
  PaymentRunBillEntity,
  'itemId' | 'number' | 'creditorName' | 'address' | 'iban' | 'bic' | 'reference' | 'text' | 'amount'
>;

const secondsOf = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

/** `MsgId` of a run: its id in 25 signs that every bank takes, never used again. */
export function messageIdOf(runId: string): string {
  return BigInt(`0x${runId.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(25, '0');
}

/** A run as the order to the bank; its bills in their order, those of one account together where no reference keeps them apart. */
export function orderOf(run: RunHead, bills: readonly OrderBill[]): PaymentOrder {
  const transfers = groupBills(
    bills.map(({ itemId, ...bill }) => ({ ...bill, id: itemId, currency: run.currency })),
    (place) => `${run.messageId}-${place}`,
  );
  return {
    ...{ messageId: run.messageId, executionDate: run.executionDate, batchBooking: run.batchBooking },
    createdAt: run.fileCreatedAt ? secondsOf(run.fileCreatedAt) : '',
    debtor: { name: run.debtorName, address: run.debtorAddress, iban: run.debtorIban, bic: null },
    transfers,
  };
}

/** Returns the identifiers of the transfer that pays each bill, by the bill's item. */
export function identifiersOf(
  order: PaymentOrder,
): Map<string, { endToEndId: string; paymentInfoId: string }> {
  return new Map(
    order.transfers.flatMap((transfer) => {
      const { billIds, endToEndId } = transfer;
      const paymentInfoId = paymentInfoIdOf(order, transfer);
      return billIds.map((id) => [id, { endToEndId, paymentInfoId }] as const);
    }),
  );
}

export interface OrderRefusals {
  ofRun: PaymentRefusalReason[];
  ofBills: Map<string, PaymentRefusalReason[]>;
}

/** Returns the reasons against the file, for the run and by bill. */
export function orderRefusals(order: PaymentOrder): OrderRefusals {
  const ofRun: PaymentRefusalReason[] = [];
  const ofBills = new Map<string, PaymentRefusalReason[]>();
  for (const { reason, transfer } of checkPaymentOrder(order)) {
    if (transfer === null) ofRun.push(reason);
    for (const id of billsAt(order.transfers, transfer)) {
      ofBills.set(id, [...(ofBills.get(id) ?? []), reason]);
    }
  }
  return { ofRun, ofBills };
}

const billsAt = (transfers: readonly CreditTransfer[], place: number | null): readonly string[] =>
  place === null ? [] : (transfers[place]?.billIds ?? []);
