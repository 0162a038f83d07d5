/** Least surplus of a log in cm, besides 1 % of its length (RVR 2015 §3.3, Swiss trade usages 2010). */
const leastAllowanceCm = 10;

/** Returns the additional length that a log of this nominal length needs: 1 %, at least 10 cm; whole cm, rounded up. */
export function lengthAllowance(nominalCm: number): number {
  return Math.max(leastAllowanceCm, Math.ceil(nominalCm / 100));
}

/**
 * The length that counts of what the tape says, in steps of whole dm or half m: the longest whose allowance is still there;
 * 0 where none is.
 * @param measuredCm whole cm, allowance included
 */
export function nominalLength(measuredCm: number, stepCm = 10): number {
  for (let length = measuredCm - (measuredCm % stepCm); length > 0; length -= stepCm) {
    if (length + lengthAllowance(length) <= measuredCm) return length;
  }
  return 0;
}
