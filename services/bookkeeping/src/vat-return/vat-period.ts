import { addDays, addMonths } from '@jahrring/contracts-common';
import type { VatProblem, VatSettings } from '@jahrring/contracts-bookkeeping';

export interface VatPeriod {
  fromDay: string;
  toDay: string;
  annual: boolean;
}

/** The net tax rate methods became one on this day; a period on both sides of it fits neither form. */
const oneMethodSince = '2025-01-01';

/** Periods of a year with so many months each, and the year as a whole for its reconciliation. */
export function periodsOf(year: number, months: number): VatPeriod[] {
  const first = `${year}-01-01`;
  const starts = Array.from({ length: 12 / months }, (_, index) => addMonths(first, index * months));
  const periods = starts.map((fromDay) => ({
    ...{ fromDay, toDay: addDays(addMonths(fromDay, months), -1), annual: false },
  }));
  return [...periods, { fromDay: first, toDay: `${year}-12-31`, annual: true }];
}

/** Returns the reasons against a return for these days under the Swiss rules: MWSTG art. 35. */
export function periodProblems(
  { fromDay, toDay, annual }: VatPeriod,
  { method }: Pick<VatSettings, 'method'>,
): VatProblem[] {
  const problems: VatProblem[] = [];
  const isNet = method !== 'effective';
  if (isNet && fromDay < oneMethodSince && toDay >= oneMethodSince) {
    problems.push({ reason: 'straddles', value: oneMethodSince });
  }
  const allowed = isNet ? [6, 12] : [1, 3, 12];
  if (!annual && !allowed.some((months) => addDays(addMonths(fromDay, months), -1) === toDay)) {
    problems.push({ reason: 'periodLength', value: `${fromDay} – ${toDay}` });
  }
  return problems;
}

/** Returns the element of eCH-0217 that contains a method in a period. */
export function methodElement(
  { fromDay }: Pick<VatPeriod, 'fromDay'>,
  { method }: Pick<VatSettings, 'method'>,
) {
  if (method === 'effective') return 'effectiveReportingMethod';
  if (fromDay >= oneMethodSince) return 'simpleTaxRateMethod';
  return method === 'netRate' ? 'netTaxRateMethod' : 'flatTaxRateMethod';
}
