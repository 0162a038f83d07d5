/** Thousands in groups of one sign, which is not the one before the decimals. */
const written = /^-?(?:\d+(?:[.,]\d{1,2})?|\d{1,3}(?:([’' .,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?)$/;

/** An amount as people of any of our countries type it, as `1234.50`; undefined for anything else. */
export function readAmount(text: string): string | undefined {
  const trimmed = text.replace(/^(?:CHF|EUR|USD|Fr\.?|€|\$)\s*/i, '').trim();
  if (!written.test(trimmed)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(trimmed)?.[1] ?? '';
  const whole = trimmed
    .slice(0, trimmed.length - (decimals ? decimals.length + 1 : 0))
    .replace(/[^\d-]/g, '');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}
