import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { PaymentRunState, RunBillState } from '@jahrring/contracts-bookkeeping';
import { AppError } from '@jahrring/service-kit';

export type RunAct = 'change' | 'confirm' | 'generate' | 'upload' | 'report' | 'execute' | 'withdraw';

const withBank = ['generated', 'uploaded', 'accepted', 'part'] as const;

/** In which states a run can be dealt with how. The file can be made again whenever there is one. */
const allowed: Readonly<Record<RunAct, readonly PaymentRunState[]>> = {
  change: ['draft'],
  confirm: ['draft'],
  generate: ['confirmed', ...withBank, 'executed', 'rejected'],
  upload: ['generated'],
  report: [...withBank, 'executed', 'rejected'],
  execute: [...withBank],
  withdraw: ['draft', 'confirmed', ...withBank],
};

export const canDo = (state: PaymentRunState, act: RunAct): boolean => allowed[act].includes(state);

/** @throws PAYMENT_RUN_STATE where the run is not there yet, or has gone on */
export function requireState(state: PaymentRunState, act: RunAct): void {
  if (!canDo(state, act)) throw new AppError(bookkeepingErrors, 'PAYMENT_RUN_STATE', { state });
}

/** The state of a run that is with the bank, by what became of its bills. */
export function stateByBills(now: PaymentRunState, bills: readonly RunBillState[]): PaymentRunState {
  const has = (state: RunBillState) => bills.includes(state);
  if (!has('open') && !has('accepted')) {
    if (has('executed')) return 'executed';
    return has('withdrawn') ? 'withdrawn' : 'rejected';
  }
  if (has('rejected')) return 'part';
  if (has('accepted')) return 'accepted';
  return now === 'generated' ? 'generated' : 'uploaded';
}
