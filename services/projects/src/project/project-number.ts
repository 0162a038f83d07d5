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

/**
 * Of the latest numbers, newest first, the one that is counted up: the newest of a series that has another number among them.
 * One of its own kind, such as `S-ARCHCANC-2`, starts no series before it has a second.
 */
export function countedNumber(latest: readonly string[]): string | undefined {
  const counted = latest.filter((number) => trailingDigits.test(number));
  const series = counted.map(seriesOf);
  const repeated = counted.find((_number, at) => series.indexOf(series[at] ?? '', at + 1) > at);
  return repeated ?? counted[0] ?? latest[0];
}

/** Returns the form of a number: `P240` and `P9` are of one series, and so are those of two years, `2026-118` and `2027-001`. */
function seriesOf(number: string): string {
  return number.replaceAll(/\d+/g, '0');
}

function fit(head: string, end: string): string {
  return head.slice(0, Math.max(0, projectLimits.number - end.length)) + end;
}
