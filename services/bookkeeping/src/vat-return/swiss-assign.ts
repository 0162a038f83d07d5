import type { VatSettings } from '@jahrring/contracts-bookkeeping';
import { Decimal } from 'decimal.js';
import { hasPrefix, prefixesOf } from './has-prefix';
import type { Assign, Assigned } from './sums';
import type { VatBooking } from './vat-booking';

/** Ziffern of turnover by rate: those in force since 2024, and those before. */
const rateCodes: Readonly<Record<string, string>> = {
  ...{ '8.1': '303', '2.6': '313', '3.8': '343' },
  ...{ '7.7': '302', '2.5': '312', '3.7': '342' },
};
export const turnoverCodes = ['303', '302', '313', '312', '343', '342'] as const;
/** Of the net tax rate methods: the first activity, and all others. */
export const activityCodes = ['323', '333'] as const;
const formerRates = ['7.7', '2.5', '3.7'];

/**
 * Returns the function that assigns a booking to the Swiss form (effective method, or net tax rates with turnover
 * including VAT).
 */
export function swissAssign(settings: VatSettings): Assign {
  const isNet = settings.method !== 'effective';
  return (booking) => {
    if (booking.side === 'acquisition') return [acquisition(booking)];
    if (booking.side === 'input') return isNet ? [] : inputTax(booking);
    return output(booking, settings, isNet);
  };
}

function output(booking: VatBooking, settings: VatSettings, isNet: boolean): ReturnType<Assign> {
  const base = isNet ? booking.base + booking.tax : booking.base;
  const plain = { rate: null, activity: null, tax: 0n };
  const total = booking.isReduction
    ? { ...plain, code: '235', base: -base }
    : { ...plain, code: '200', base };
  if (new Decimal(booking.rate).isZero()) {
    const code = untaxedCodeOf(booking, settings);
    const own = { ...plain, code, base };
    return code === '900' || code === '910' ? [own] : [total, own];
  }
  return [total, isNet ? byActivity(booking, base, settings) : byRate(booking)];
}

function untaxedCodeOf({ accounts, key }: VatBooking, settings: VatSettings): string {
  const own = settings.untaxedAccounts.find(({ account }) =>
    accounts.some((one) => hasPrefix([account], one)),
  );
  if (own) return own.code;
  if (key === 'exempt') return settings.exempt;
  return key === 'reverse' ? settings.reverse : settings.zero;
}

function byRate({ rate, base, tax }: VatBooking) {
  const plain = new Decimal(rate).toString();
  return { code: rateCodes[plain] ?? null, rate: plain, activity: null, base, tax };
}

function byActivity({ accounts }: VatBooking, base: bigint, { activities }: VatSettings) {
  const own = activities.findIndex((activity) =>
    accounts.some((account) => hasPrefix(prefixesOf(activity.accounts), account)),
  );
  const index = Math.max(own, 0);
  const activity = activities[index];
  const code = activity ? activityCodes[index === 0 ? 0 : 1] : null;
  return { code, rate: activity?.rate ?? null, activity: activity?.code ?? null, base, tax: 0n };
}

function acquisition({ rate, base, tax }: VatBooking) {
  const plain = new Decimal(rate).toString();
  const code = plain in rateCodes ? (formerRates.includes(plain) ? '382' : '383') : null;
  return { code, rate: plain, activity: null, base, tax };
}

function inputTax({ tax, material }: VatBooking): Assigned[] {
  const plain = { rate: null, activity: null, base: 0n };
  return [
    { ...plain, code: '400', tax: material },
    { ...plain, code: '405', tax: tax - material },
  ].filter((part) => part.tax !== 0n);
}
