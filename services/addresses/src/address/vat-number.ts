import { austria, checkVAT, france, germany, italy } from 'jsvat';

const uidWeights = [5, 4, 3, 2, 7, 6, 5, 4];
const uidPattern = /^CHE(\d{9})(MWST|TVA|IVA|VAT)?$/;
const liechtensteinPattern = /^(?:LI)?(\d{5})$/;
const checkedByJsvat = [austria, france, germany, italy];

/** Ninth digit of a Swiss UID from its first eight: modulo 11; a rest that would need two digits is never issued. */
export function uidCheckDigit(digits: string): number | null {
  const sum = uidWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? null : digit;
}

function formatUid(digits: string, suffix: string | undefined): string {
  const grouped = `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`;
  return suffix ? `${grouped} ${suffix}` : grouped;
}

/**
 * Checks form and check digit of a VAT number and writes it the official way.
 * A number without its country's letters is read as one of `country`. Liechtenstein gives five digits or
 * uses a Swiss UID; neither is known to jsvat. Returns null for a number that cannot exist.
 */
export function normaliseVatNumber(raw: string, country: string): string | null {
  const bare = raw.toUpperCase().replace(/[\s.\-/]/g, '');
  const swiss = country === 'CH' || country === 'LI';
  const uid = uidPattern.exec(swiss && /^\d{9}/.test(bare) ? `CHE${bare}` : bare);
  if (uid?.[1]) {
    return uidCheckDigit(uid[1]) === Number(uid[1][8]) ? formatUid(uid[1], uid[2]) : null;
  }
  const liechtenstein = liechtensteinPattern.exec(bare);
  if (liechtenstein?.[1] && (country === 'LI' || bare.startsWith('LI'))) return `LI${liechtenstein[1]}`;
  const prefixed = /^[A-Z]{2}/.test(bare) ? bare : `${country}${bare}`;
  const result = checkVAT(prefixed, checkedByJsvat);
  return result.isValid ? (result.value ?? prefixed) : null;
}
