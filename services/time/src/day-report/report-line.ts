import type { CloseDayReport, DayReportLine } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';
import type { EntryEntity } from '../entry-record';
import { amountOf, clockOf } from '../entry';

/** An entry as a report shows it. */
export function toReportLine(entry: EntryEntity, withPrices: boolean): DayReportLine {
  const clock = clockOf(entry);
  return {
    entryId: entry.id,
    kind: entry.kind,
    employeeName: entry.names?.employeeName ?? '',
    title: entry.names?.activityTitle ?? entry.names?.objectTitle ?? null,
    comment: entry.comment,
    from: clock?.from ?? null,
    to: clock?.to ?? null,
    breakSeconds: entry.breakSeconds,
    seconds: entry.seconds,
    quantity: entry.quantity,
    unit: entry.unit,
    unitPrice: withPrices ? entry.unitPrice : null,
    total: withPrices ? amountOf(entry) : null,
  };
}

/** The line for a reader who may not see prices. */
export function withoutPrices(line: DayReportLine): DayReportLine {
  return { ...line, unitPrice: null, total: null };
}

type SeenLine = CloseDayReport['lines'][number];

/**
 * Returns true if an entry is still as it was shown. Figures the device did not know yet (a line it had not sent) are
 * left out and not compared.
 */
export function isAsSeen(entry: Pick<EntryEntity, 'seconds' | 'quantity'>, seen: SeenLine): boolean {
  if (seen.seconds !== undefined && seen.seconds !== entry.seconds) return false;
  if (seen.quantity === undefined) return true;
  if (seen.quantity === null || entry.quantity === null) return seen.quantity === entry.quantity;
  return new Decimal(seen.quantity).equals(entry.quantity);
}
