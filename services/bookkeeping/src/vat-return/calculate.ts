import type {
  VatAdjustment,
  VatProblem,
  VatReturnFigures,
  VatSettings,
} from '@jahrring/contracts-bookkeeping';
import { fromCents, toCents } from '../value';
import { foreignAssign, foreignForm, foreignReturn } from './foreign-return';
import { addUp, less } from './sums';
import type { Assign, Assigned, FigureRow, Sum } from './sums';
import { swissAssign } from './swiss-assign';
import { swissReturn } from './swiss-return';
import { isUid, readUid } from './uid';
import type { VatBooking } from './vat-booking';
import { methodElement, periodProblems } from './vat-period';
import type { VatPeriod } from './vat-period';

/** All that a return is worked out of. */
export interface VatBasis {
  country: string;
  vatNumber: string | null;
  settings: VatSettings;
  period: VatPeriod;
  bookings: readonly VatBooking[];
  adjustments: readonly VatAdjustment[];
  /** Of an annual reconciliation: what the year's returns have declared. */
  declared: readonly Sum[];
}

export interface Calculated extends Omit<VatReturnFigures, 'figures'> {
  figures: FigureRow[];
  /** Sums of the bookings, without the values typed in. */
  sums: Sum[];
}

export const isSwiss = (country: string): boolean => country === 'CH' || country === 'LI';

/** Returns the function that assigns bookings to the form of a country; undefined if we have no form for it. */
export function assignOf(country: string, settings: VatSettings): Assign | undefined {
  if (isSwiss(country)) return swissAssign(settings);
  const form = foreignForm(country);
  return form && foreignAssign(form);
}

/** Works a return out. */
export function calculate(basis: VatBasis): Calculated {
  const { country, settings, period, adjustments, declared } = basis;
  const assign = assignOf(country, settings);
  const assigned = assign ? basis.bookings.flatMap((booking) => assign(booking)) : [];
  const placed = assigned.filter((one): one is Assigned => one.code !== null);
  const sums = less(addUp(placed), declared);
  const homeless = assigned.filter(({ code }) => code === null).map(({ rate }) => rate ?? '');
  const booked = bookedTax(basis.bookings) - declaredTax(declared);
  const own = formOf(basis, sums);
  const difference = toCents(own.payable) - own.adjusted - booked;
  return {
    ...{ country, method: settings.method, consideration: settings.consideration, sums },
    ...{ figures: own.figures, payable: own.payable, booked: fromCents(booked) },
    difference: fromCents(difference),
    problems: [
      ...(assign ? [] : [{ reason: 'countryWithoutForm' as const, value: country }]),
      ...[...new Set(homeless)].map((value) => ({ reason: 'rateWithoutCode' as const, value })),
      ...(isSwiss(country) ? swissProblems(basis, period, adjustments) : []),
    ],
  };
}

function formOf({ country, settings, adjustments }: VatBasis, sums: readonly Sum[]) {
  if (isSwiss(country)) return swissReturn(sums, adjustments, settings);
  const form = foreignForm(country);
  return { ...(form ? foreignReturn(form, sums) : { figures: [], payable: '0.00' }), adjusted: 0n };
}

/** The tax as the ledger's accounts of VAT have it: owed less deductible. */
function bookedTax(bookings: readonly VatBooking[]): bigint {
  return bookings.reduce((sum, { side, tax }) => (side === 'input' ? sum - tax : sum + tax), 0n);
}

/** The same of what was declared before: tax on turnover without that of input tax. */
function declaredTax(declared: readonly Sum[]): bigint {
  return declared.reduce(
    (sum, { code, tax }) => (['400', '405', '66', '67', '060', '066'].includes(code) ? sum - tax : sum + tax),
    0n,
  );
}

function swissProblems(
  { vatNumber, settings }: VatBasis,
  period: VatPeriod,
  adjustments: readonly VatAdjustment[],
): VatProblem[] {
  const uid = readUid(vatNumber);
  const problems: VatProblem[] = periodProblems(period, settings);
  if (uid === null) problems.push({ reason: 'uidMissing', value: vatNumber ?? '' });
  else if (!isUid(uid)) problems.push({ reason: 'uidInvalid', value: uid });
  if (settings.method !== 'effective' && settings.activities.length === 0) {
    problems.push({ reason: 'noActivity', value: '' });
  }
  return [...problems, ...withoutElement(adjustments, methodElement(period, settings))];
}

const effectiveOnly = ['205', '410', '420'];

/** Figures the method has no element for in eCH-0217. */
function withoutElement(adjustments: readonly VatAdjustment[], element: string): VatProblem[] {
  if (element === 'effectiveReportingMethod') return [];
  const missing = element === 'simpleTaxRateMethod' ? effectiveOnly : [...effectiveOnly, '415'];
  return adjustments
    .filter(({ code }) => missing.includes(code))
    .map(({ code }) => ({ reason: 'codeWithoutElement', value: code }));
}
