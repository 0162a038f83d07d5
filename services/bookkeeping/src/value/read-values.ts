import { localDate } from '@jahrring/contracts-common';
import { fromCents } from './money';

/** A day as `2026-01-31`, `20260131`, `31.1.2026` or `31/01/2026`; null where it is none. */
export function dayOf(text: string): string | null {
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = local ?? [];
  const written = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').slice(0, 10);
  const iso = local ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
  const parsed = localDate.safeParse(iso);
  return parsed.success ? parsed.data : null;
}

/** The sign after the amount is how ledgers write credits: `120.00-`. */
const amountPattern = /^([-−+]?)(\d+)(?:[.,](\d{1,2}))?([-−]?)$/;
/** Thousands in groups of three after the first: `1.234.567`, never `0.125` or `1234.567`, which have three decimals. */
const grouped = /^([-−+]?)([1-9]\d{0,2}(?:([.,])\d{3})(?:\3\d{3})*)((?:[.,]\d{1,2})?[-−]?)$/;

/** An amount with at most two decimals, thousands apart by blank, apostrophe, point or comma; null where it is none. */
export function amountOf(text: string): string | null {
  const bare = text.replace(/[\s'’]/g, '');
  const joined = bare.replace(grouped, (_all, sign: string, whole: string, _separator, rest: string) =>
    [sign, whole.replace(/[.,]/g, ''), rest].join(''),
  );
  const found = amountPattern.exec(joined);
  if (!found) return null;
  const [, before, whole = '0', decimals = '', after] = found;
  const cents = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
  if (cents > 99_999_999_999_999n) return null;
  const isNegative = before === '-' || before === '−' || after !== '';
  return fromCents(isNegative ? -cents : cents);
}
