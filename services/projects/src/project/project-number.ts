import { projectLimits } from '@jahrring/contracts-projects';

/** The first number of a licence that has none yet. */
const firstNumber = 'P001';
const trailingDigits = /^(.*?)(\d+)(\D*)$/;

/**
 * Proposes the next project number in the way the licence numbers its projects: the last one, counted up by one,
 * leading zeros kept. A number already taken is skipped by the caller asking again with it.
 */
export function nextNumber(last: string | undefined): string {
  if (last === undefined) return firstNumber;
  const match = trailingDigits.exec(last);
  if (!match) return fit(last, '-2');
  const [, head = '', digits = '', tail = ''] = match;
  const counted = (BigInt(digits) + 1n).toString().padStart(digits.length, '0');
  return fit(head, counted + tail);
}

/** Of the latest numbers, newest first, the one that is counted up: a name such as `S-ARCHCANC` among them starts no series. */
export function countedNumber(latest: readonly string[]): string | undefined {
  return latest.find((number) => trailingDigits.test(number)) ?? latest[0];
}

function fit(head: string, end: string): string {
  return head.slice(0, Math.max(0, projectLimits.number - end.length)) + end;
}
