import type { VatFigure } from '@jahrring/contracts-bookkeeping';
import type { VatBooking } from './vat-booking';

/** A figure of a form as it is worked out and kept; its title comes with the reader's language. */
export type FigureRow = Omit<VatFigure, 'title'>;

/** Code at which a booking counts in a form, and the amounts that count. */
export interface Assigned {
  code: string;
  rate: string | null;
  activity: string | null;
  base: bigint;
  tax: bigint;
}

/** Assigns a booking to codes; if the code is null, the form has no place for it. */
export type Assign = (booking: VatBooking) => (Omit<Assigned, 'code'> & { code: string | null })[];

/** Sum at one code, of one rate and activity. */
export type Sum = Assigned;

export const sumKey = ({ code, rate, activity }: Pick<Sum, 'code' | 'rate' | 'activity'>): string =>
  [code, rate ?? '', activity ?? ''].join('|');

/** Adds up what bookings assign, by code, rate and activity. */
export function addUp(assigned: readonly Assigned[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const one of assigned) {
    const known = sums.get(sumKey(one));
    sums.set(
      sumKey(one),
      known ? { ...known, base: known.base + one.base, tax: known.tax + one.tax } : { ...one },
    );
  }
  return [...sums.values()];
}

/** Sums less others. */
export function less(sums: readonly Sum[], others: readonly Sum[]): Sum[] {
  const negative = others.map((sum) => ({ ...sum, base: -sum.base, tax: -sum.tax }));
  return addUp([...sums, ...negative]).filter(({ base, tax }) => base !== 0n || tax !== 0n);
}

/** The sums of a code together. */
export function totalOf(sums: readonly Sum[], ...codes: string[]): { base: bigint; tax: bigint } {
  const own = sums.filter(({ code }) => codes.includes(code));
  return {
    base: own.reduce((sum, { base }) => sum + base, 0n),
    tax: own.reduce((sum, { tax }) => sum + tax, 0n),
  };
}
