import { Decimal } from 'decimal.js';
import { fromCents } from '../value';
import { totalOf } from './sums';
import type { Assign, FigureRow, Sum } from './sums';

/** Positions of the figures in a form of Germany or Austria. */
interface ForeignForm {
  /** Turnover of all kinds together; Germany has no such figure. */
  total: string | null;
  /** By rate in per cent; others stand at `otherRates`. */
  rates: Readonly<Record<string, string>>;
  otherRates: string | null;
  /** Turnover without tax, by its VAT key. */
  untaxed: Readonly<Record<string, string>>;
  /** Input tax, and that on what the recipient owes the tax of. */
  input: string;
  inputOfAcquisition: string;
  /** Purchases on which the recipient owes the tax. */
  acquisition: string;
  payable: string;
  /** Turnover counts in whole units of the currency. */
  wholeUnits: boolean;
}

/** Umsatzsteuer-Voranmeldung (DE): Kennzahlen. */
const german: ForeignForm = {
  ...{ total: null, rates: { '19': '81', '7': '86' }, otherRates: '35', input: '66', payable: '83' },
  ...{ untaxed: { zero: '43', exempt: '48', reverse: '60' }, acquisition: '46', inputOfAcquisition: '67' },
  wholeUnits: true,
};

/** Umsatzsteuervoranmeldung U 30 (AT): Kennzahlen. */
const austrian: ForeignForm = {
  ...{ total: '000', rates: { '20': '022', '10': '029', '13': '006' }, otherRates: null, input: '060' },
  ...{ untaxed: { zero: '011', exempt: '020', reverse: '021' }, acquisition: '057' },
  ...{ inputOfAcquisition: '066', payable: '095', wholeUnits: false },
};

/** The form of a country; undefined where we know none. */
export function foreignForm(country: string): ForeignForm | undefined {
  if (country === 'DE') return german;
  return country === 'AT' ? austrian : undefined;
}

/** Returns the function that assigns a booking to the form's figures. */
export function foreignAssign(form: ForeignForm): Assign {
  return ({ side, key, rate, base, tax }) => {
    const plain = { rate: null, activity: null };
    const rated = new Decimal(rate).toString();
    if (side === 'input') {
      const code = key === 'reverse' ? form.inputOfAcquisition : form.input;
      return [{ ...plain, code, base: 0n, tax }];
    }
    if (side === 'acquisition') return [{ ...plain, code: form.acquisition, rate: rated, base, tax }];
    const total = form.total === null ? [] : [{ ...plain, code: form.total, base, tax: 0n }];
    if (rated === '0') return [...total, { ...plain, code: form.untaxed[key] ?? null, base, tax: 0n }];
    return [...total, { ...plain, code: form.rates[rated] ?? form.otherRates, rate: rated, base, tax }];
  };
}

/** The figures of the form, and what is to pay. */
export function foreignReturn(
  form: ForeignForm,
  sums: readonly Sum[],
): { figures: FigureRow[]; payable: string } {
  const figures = sums.map((sum) => toFigure(form, sum));
  const owed = figures.reduce(
    (total, { code, tax }) => (isInput(form, code) || tax === null ? total : total.plus(tax)),
    new Decimal(0),
  );
  const input = fromCents(totalOf(sums, form.input, form.inputOfAcquisition).tax);
  const payable = owed.minus(input).toFixed(2);
  const last = { code: form.payable, rate: null, activity: null, base: null, tax: payable, opens: false };
  return {
    figures: [
      ...figures.toSorted((a, b) => Number(isInput(form, a.code)) - Number(isInput(form, b.code))),
      last,
    ],
    payable,
  };
}

const isInput = (form: ForeignForm, code: string): boolean =>
  code === form.input || code === form.inputOfAcquisition;

function toFigure(form: ForeignForm, { code, rate, activity, base, tax }: Sum): FigureRow {
  const plain = { code, rate, activity, opens: true };
  if (isInput(form, code)) return { ...plain, base: null, tax: fromCents(tax) };
  const counted = form.wholeUnits ? (base / 100n) * 100n : base;
  const own = new Decimal(fromCents(counted)).times(rate ?? '0').div(100);
  return {
    ...plain,
    base: fromCents(counted),
    tax: rate === null ? null : own.toFixed(2, Decimal.ROUND_HALF_UP),
  };
}
