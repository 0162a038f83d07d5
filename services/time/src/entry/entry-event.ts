import type { EntryChanged } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';
import type { EntryEntity } from '../entry-record';

const secondsPerHour = 3600;
const moneyDecimals = 2;

/** Returns the event that other services receive about an entry. */
export function toEntryChanged(entry: EntryEntity): EntryChanged {
  return {
    id: entry.id,
    kind: entry.kind,
    employeeId: entry.employeeId,
    projectId: entry.projectId,
    ...given({ activityId: entry.activityId, objectId: entry.objectId, companyPartId: entry.companyPartId }),
    workDate: entry.workDate,
    seconds: entry.seconds,
    ...given({ quantity: entry.quantity, unit: entry.unit, counterTo: entry.counterTo }),
    unitPrice: entry.unitPrice,
    amount: amountOf(entry),
    billable: entry.billable,
    deleted: entry.deletedAt !== null,
  };
}

/** Returns the amount of a line: the amount spent, or hours or quantity times the price. */
export function amountOf(
  entry: Pick<EntryEntity, 'amount' | 'kind' | 'seconds' | 'quantity' | 'unitPrice'>,
): string {
  if (entry.amount !== null) return entry.amount;
  const quantity =
    entry.kind === 'hours'
      ? new Decimal(entry.seconds).div(secondsPerHour)
      : new Decimal(entry.quantity ?? 0);
  return quantity.times(entry.unitPrice).toFixed(moneyDecimals, Decimal.ROUND_HALF_UP);
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Only what is there: an event leaves out what it does not know. */
function given<T extends Record<string, string | null>>(values: T): Given<T> {
  const known = Object.entries(values).filter((entry) => entry[1] !== null);
  return Object.fromEntries(known) as Given<T>;
}
