import { fitsOpen } from '@jahrring/contracts-documents';

/** Quantities by position as typed; left out is all there is, null is none. */
export type Quantities = Readonly<Record<string, string | null>>;

/** A position with what there is to take of it at most. */
export interface Takable {
  id: string;
  most: string;
}

/** The positions that are taken, and how much of each. */
export function chosenOf(
  rows: readonly Takable[],
  quantities: Quantities,
): { id: string; quantity: string }[] {
  return rows.flatMap(({ id, most }) => {
    const typed = quantities[id];
    const quantity = typed === undefined ? most : (typed ?? '0');
    return isSome(quantity) ? [{ id, quantity }] : [];
  });
}

/** Returns true if a quantity cannot be read, or is more than there is. */
export function isWrongQuantity(most: string, typed: string | null | undefined): boolean {
  if (typed === undefined || typed === null) return false;
  return !/^-?\d{1,11}(\.\d{1,3})?$/.test(typed) || !fitsOpen(most, typed);
}

/** Returns true if the typed quantities can be sent: there is at least one, and none is too large. */
export function mayTake(rows: readonly Takable[], quantities: Quantities): boolean {
  const isWrong = rows.some(({ id, most }) => isWrongQuantity(most, quantities[id]));
  return !isWrong && chosenOf(rows, quantities).length > 0;
}

/** Returns true if a quantity or an amount is not zero. */
export function isSome(figure: string): boolean {
  return /[1-9]/.test(figure);
}
