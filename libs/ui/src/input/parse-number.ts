interface Separators {
  decimal: string;
  group: string;
}

const known = new Map<string, Separators>();

/** The region's separators, for example `.` and `’` in Switzerland. */
export function numberSeparators(locale: string): Separators {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const separators = { decimal: find('decimal') || '.', group: find('group') };
  known.set(locale, separators);
  return separators;
}

/**
 * Reads a typed number (`1’234.50`, `1.234,50`, `-12,5`) and answers it as a plain decimal string (`1234.50`) so that no
 * binary floating point touches money, or null. A lone separator before exactly three digits is a group only where the
 * region groups with it.
 */
export function parseNumber(text: string, locale: string): string | null {
  const typed = text
    .trim()
    .replace(/[\s'’`]/g, '')
    .replace(/−/g, '-');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(typed)) return null;
  const negative = typed.startsWith('-');
  const digits = typed.replace(/^[+-]/, '');
  const decimal = decimalSign(digits, numberSeparators(locale));
  const at = decimal === '' ? -1 : digits.lastIndexOf(decimal);
  const whole = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  const groups = whole.split(/[.,]/);
  if (/[.,]/.test(fraction) || !areGroups(groups)) return null;
  const plain = groups.join('').replace(/^0+(?=\d)/, '') || '0';
  const value = fraction === '' ? plain : `${plain}.${fraction}`;
  return negative && /[1-9]/.test(value) ? `-${value}` : value;
}

/** Returns the one of the two signs in the text that is the decimal sign; empty if none is. */
function decimalSign(digits: string, { group }: Separators): string {
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const sign = dot >= 0 ? '.' : comma >= 0 ? ',' : '';
  if (sign === '') return '';
  const count = digits.split(sign).length - 1;
  if (count > 1) return '';
  return sign === group && /^\d{1,3}[.,]\d{3}$/.test(digits) ? '' : sign;
}

function areGroups(groups: readonly string[]): boolean {
  if (groups.length === 1) return true;
  return groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
}

export interface FormatNumberOptions {
  minDecimals?: number;
  maxDecimals?: number;
}

/** A decimal string or number in the region's writing; anything else stays as it is. */
export function formatNumber(
  value: string | number,
  locale: string,
  options: FormatNumberOptions = {},
): string {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return text;
  const { minDecimals = 0, maxDecimals = Math.max(minDecimals, 6) } = options;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  });
  // Browsers differ in the sign between Swiss thousands.
  return format.format(text as unknown as number).replaceAll("'", '’');
}

/** Decimal places of a plain decimal string. */
export function decimalsOf(value: string): number {
  return value.includes('.') ? value.length - value.indexOf('.') - 1 : 0;
}
