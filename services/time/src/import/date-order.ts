import type { DateOrder, EntryImportOrigin } from '@jahrring/contracts-time';
import { readDate, slashedDate } from './read-values';

export interface FoundDateOrder {
  dateOrder: DateOrder;
  /** True if the file itself determines the order. */
  dateOrderSure: boolean;
  /** A date that could be read either way, as it stands in the file. */
  dateSample: string | null;
}

interface Hints {
  origin: EntryImportOrigin;
  /** The file writes times as `1:30 PM`. */
  twelveHours: boolean;
  /** Today, `YYYY-MM-DD`: a day to come has hardly been worked yet. */
  today: string;
}

/**
 * Returns the order of the slashed dates in a file. A number above 12 decides, the more frequent position if both have
 * some; otherwise the order in which fewer days lie in the future; otherwise clock and origin.
 */
export function dateOrderOf(dates: Iterable<string>, hints: Hints): FoundDateOrder {
  const parts = [...dates].flatMap((text) => slashedDate(text) ?? []);
  const [sample = null] = parts.map(({ text }) => text);
  const dmy = parts.filter(({ first }) => first > 12).length;
  const mdy = parts.filter(({ second }) => second > 12).length;
  const found = (dateOrder: DateOrder, dateOrderSure: boolean) => ({
    dateOrder,
    dateOrderSure,
    dateSample: sample,
  });
  if (parts.length === 0) return found('dmy', true);
  if (dmy !== mdy) return found(dmy > mdy ? 'dmy' : 'mdy', dmy === 0 || mdy === 0);
  const future = (order: DateOrder) =>
    parts.filter(({ text }) => (readDate(text, order) ?? '') > hints.today).length;
  const [later, earlier] = [future('dmy'), future('mdy')];
  if (later !== earlier) return found(later < earlier ? 'dmy' : 'mdy', false);
  const american = hints.twelveHours || hints.origin === 'clockify' || hints.origin === 'toggl';
  return found(american ? 'mdy' : 'dmy', false);
}
