import type {
  PayrollLine,
  PayrollPerson,
  PayrollRun,
  PayrollWaitingLine,
  WageUnit,
} from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';
import { nameOf } from '../reference';
import type { CountedPerson } from './counted-person';
import { valueOf, type Amount, type Facts } from './payroll-facts';
import type { PayrollRunEntity } from './payroll-run.entity';

const secondsPerHour = 3600;

interface Told extends Amount {
  month: string;
  wageNumber: string;
  wageTitle: string;
  unit: WageUnit;
  correction: boolean;
}

/** Returns a person's pending amounts, next to those handed over for the same months before. */
export function toPayrollPerson(
  { ref, personnelNumber, differences }: CountedPerson,
  before: Facts,
  unconfirmed: number,
): PayrollPerson {
  const lines = differences.map(({ wage, ...difference }): PayrollWaitingLine => {
    const told = { wageNumber: wage.number, wageTitle: wage.title, unit: wage.unit };
    const known = before.of(ref.id, difference.month, wage.source);
    const line = toLine({ ...difference, ...known, ...told });
    return {
      ...toLine({ ...difference, ...told }),
      before: valueOf(known, wage.unit) === 0 ? null : (line.quantity ?? line.amount),
    };
  });
  return { employeeId: ref.id, employeeName: nameOf(ref), personnelNumber, lines, unconfirmed };
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
      : new Decimal(amount.seconds)
          .div(secondsPerHour)
          // Rounded first: a few seconds less than before are 0.00, and not -0.00.
          .toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
          .toFixed(2);
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
