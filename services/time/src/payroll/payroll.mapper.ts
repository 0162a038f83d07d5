import type { PayrollLine, PayrollRun, WageUnit } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';
import type { Amount } from './payroll-facts';
import type { PayrollRunEntity } from './payroll-run.entity';

const secondsPerHour = 3600;

interface Told extends Amount {
  month: string;
  wageNumber: string;
  wageTitle: string;
  unit: WageUnit;
  correction: boolean;
}

/** Hours with two decimals, days with one, amounts in hundredths; each rounded once, half away from zero. */
export function toLine({ month, wageNumber, wageTitle, unit, correction, ...amount }: Told): PayrollLine {
  const shown = { month, wageNumber, wageTitle, unit, correction };
  if (unit === 'amount') {
    return { ...shown, quantity: null, amount: new Decimal(amount.hundredths).div(100).toFixed(2) };
  }
  const quantity =
    unit === 'days'
      ? new Decimal(amount.halfDays).div(2).toFixed(1)
      : new Decimal(amount.seconds).div(secondsPerHour).toFixed(2, Decimal.ROUND_HALF_UP);
  return { ...shown, quantity, amount: null };
}

export function toRunView(
  run: PayrollRunEntity,
  { name, isLatest }: { name: string; isLatest: boolean },
): PayrollRun {
  const { id, number, month, state, people, lines, createdAt, takenBackAt, reason } = run;
  return {
    ...{ id, number, month, state, people, lines, reason },
    createdByName: name,
    createdAt: createdAt.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
    canTakeBack: isLatest && state === 'done',
  };
}
