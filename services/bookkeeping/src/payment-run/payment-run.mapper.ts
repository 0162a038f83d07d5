import type {
  PaymentRefusalCode,
  PaymentRunRow,
  PaymentRunView,
  RunBillView,
} from '@jahrring/contracts-bookkeeping';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import type { PaymentRunEntity } from './payment-run.entity';

/** `pays`: the reader may see accounts. */
export function toRunRow(run: PaymentRunEntity, pays: boolean): PaymentRunRow {
  const { id, version, state, messageId, executionDate, batchBooking, currency, total } = run;
  const { billCount, transferCount, rejectedCount, executedCount, withdrawnReason } = run;
  return {
    ...{ id, version, state, messageId, executionDate, batchBooking, currency, total },
    ...{ billCount, transferCount, rejectedCount, executedCount, withdrawnReason },
    debtorIban: pays ? run.debtorIban : null,
    createdAt: run.createdAt.toISOString(),
    confirmedAt: run.confirmedAt?.toISOString() ?? null,
    fileCreatedAt: run.fileCreatedAt?.toISOString() ?? null,
    uploadedAt: run.uploadedAt?.toISOString() ?? null,
  };
}

interface Shown {
  pays: boolean;
  needsOther: boolean;
  ofRun: readonly PaymentRefusalCode[];
  ofBills: ReadonlyMap<string, readonly PaymentRefusalCode[]>;
}

export function toRunView(
  run: PaymentRunEntity,
  bills: readonly PaymentRunBillEntity[],
  { pays, needsOther, ofRun, ofBills }: Shown,
): PaymentRunView {
  return {
    ...toRunRow(run, pays),
    bills: bills.map((bill) => toBillView(bill, ofBills.get(bill.itemId) ?? [], pays)),
    ...{ refusals: [...ofRun], needsOther },
  };
}

function toBillView(
  bill: PaymentRunBillEntity,
  refusals: readonly PaymentRefusalCode[],
  pays: boolean,
): RunBillView {
  const { id, itemId, number, creditorName, iban, reference, text, dueDate, amount, cashDiscount } = bill;
  const { endToEndId, state, reasonCode, reasonText, executedOn } = bill;
  return {
    ...{ id, itemId, number, creditorName, iban: pays ? iban : null, reference: reference?.value ?? null },
    ...{ text, dueDate, amount, cashDiscount, endToEndId, state, reasonCode, reasonText, executedOn },
    refusals: [...refusals],
  };
}
