const weights = [5, 4, 3, 2, 7, 6, 5, 4] as const;

/** The UID of a company as it is exchanged (`CHE123456789`), from the way it is written; null where it is none. */
export function readUid(written: string | null): string | null {
  const uid = (written ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^CHE[1-9]\d{8}/.exec(uid)?.[0] ?? null;
}

/** Returns true if the last digit of a UID is right (eCH-0097: modulo 11). */
export function isUid(uid: string): boolean {
  const digits = [...uid.slice('CHE'.length)].map(Number);
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const check = (11 - (sum % 11)) % 11;
  return check !== 10 && check === digits.at(-1);
}
