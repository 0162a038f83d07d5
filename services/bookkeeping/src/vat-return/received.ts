import { partOf } from '../value';
import type { VatBooking } from './vat-booking';

/** A part of a bill that was paid or set off, or that taken back. Hundredths of the bill's currency, signed as its amount. */
export interface PaidPart {
  itemId: string;
  amount: bigint;
  /** The entry that booked it. */
  entry: Pick<VatBooking, 'entryId' | 'number' | 'bookedOn' | 'text' | 'documentNumber'>;
}

/** A bill with its VAT as it was booked. */
export interface BilledVat {
  amount: bigint;
  bookings: readonly VatBooking[];
}

/**
 * Returns the amounts received (or paid) for bills in the days from … to, as bookings by the share of each bill: the
 * last part of a bill gets the remaining hundredths. `parts` are all of these bills until `to`.
 */
export function receivedBookings(
  parts: readonly PaidPart[],
  bills: ReadonlyMap<string, BilledVat>,
  from: string,
): VatBooking[] {
  const paid = new Map<string, bigint>();
  const inOrder = parts.toSorted((a, b) => compare(a.entry, b.entry));
  return inOrder.flatMap(({ itemId, amount, entry }) => {
    const bill = bills.get(itemId);
    if (!bill) return [];
    const before = paid.get(itemId) ?? 0n;
    paid.set(itemId, before + amount);
    if (entry.bookedOn < from) return [];
    const shareOf = (whole: bigint) =>
      partOf(whole, before + amount, bill.amount) - partOf(whole, before, bill.amount);
    return bill.bookings.map((booking) => ({
      ...{ ...booking, ...entry, base: shareOf(booking.base), tax: shareOf(booking.tax) },
      ...{ material: shareOf(booking.material), isReduction: false },
    }));
  });
}

function compare(a: PaidPart['entry'], b: PaidPart['entry']): number {
  if (a.bookedOn !== b.bookedOn) return a.bookedOn < b.bookedOn ? -1 : 1;
  return a.number - b.number;
}
