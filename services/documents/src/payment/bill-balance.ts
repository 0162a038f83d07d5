import { formatFixed, parseFixed } from '@jahrring/contracts-documents';
import type { DocumentStatus } from '@jahrring/contracts-documents';
import type { PaymentEntity } from './payment.entity';

const SCALE = 2;

export interface Balance {
  /** Amount received, without deductions. */
  paid: string;
  /** Total less credits, payments and deductions; at most zero once it is paid. */
  open: string;
}

/** Returns the paid and the open amount of a bill; amounts are decimal strings. */
export function balanceOf(
  total: string,
  credits: readonly string[],
  payments: readonly Pick<PaymentEntity, 'amount' | 'deducted'>[],
): Balance {
  const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + parseFixed(one, SCALE), 0n);
  const paid = sum(payments.map(({ amount }) => amount));
  const deducted = sum(payments.map((payment) => payment.deducted));
  const open = parseFixed(total, SCALE) - sum(credits) - paid - deducted;
  return { paid: formatFixed(paid, SCALE), open: formatFixed(open, SCALE) };
}

/** The state of a bill that follows from its balance; a bill that was paid and is open again was taken back. */
export function paidState(status: DocumentStatus, open: string): DocumentStatus {
  if (status !== 'CHRG' && status !== 'PAID' && status !== 'PCAN') return status;
  if (parseFixed(open, SCALE) <= 0n) return 'PAID';
  return status === 'CHRG' ? 'CHRG' : 'PCAN';
}
