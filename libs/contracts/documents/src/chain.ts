import { formatFixed, parseFixed } from './fixed';
import type { DocumentStatus, DocumentType } from './document.status';

const QUANTITY_SCALE = 3;

/** Document types that may follow from each type; `openStates` are the states in which they may. */
export const followUpTypes: Readonly<Partial<Record<DocumentType, readonly DocumentType[]>>> = {
  offer: ['order_confirmation', 'delivery_note', 'bill'],
  order_confirmation: ['delivery_note', 'bill'],
  delivery_note: ['bill'],
};
const openStates: Readonly<Partial<Record<DocumentType, readonly DocumentStatus[]>>> = {
  offer: ['OFFR', 'CONF'],
  order_confirmation: ['CONF', 'PACH'],
  delivery_note: ['DONE', 'PACH'],
};

/** Returns true if a document of the type may be created from this one in its current state. */
export function mayFollow(from: { type: DocumentType; status: DocumentStatus }, type: DocumentType): boolean {
  const isOpen = openStates[from.type]?.includes(from.status) ?? false;
  return isOpen && (followUpTypes[from.type]?.includes(type) ?? false);
}

/** Returns true if deposits can be billed on this document in its current state. */
export function mayDeposit(from: { type: DocumentType; status: DocumentStatus }): boolean {
  return mayFollow(from, 'bill') && from.type !== 'delivery_note';
}

/**
 * Returns the rest of an ordered quantity after that of the follow-ups. A negative quantity is reduced towards zero;
 * the open quantity is never more than was ordered.
 */
export function openQuantity(ordered: string, taken: readonly string[]): string {
  const whole = parseFixed(ordered, QUANTITY_SCALE);
  const used = taken.reduce((sum, quantity) => sum + parseFixed(quantity, QUANTITY_SCALE), 0n);
  const open = whole - used;
  const isOver = whole < 0n ? open > 0n : open < 0n;
  return formatFixed(isOver ? 0n : open, QUANTITY_SCALE);
}

/** Returns true if the wanted quantity fits into the open one; the sign must be that of the order. */
export function fitsOpen(open: string, wanted: string): boolean {
  const left = parseFixed(open, QUANTITY_SCALE);
  const asked = parseFixed(wanted, QUANTITY_SCALE);
  return left < 0n ? asked <= 0n && asked >= left : asked >= 0n && asked <= left;
}

/** State of an order or delivery note by how much of each position is billed: none, some, or all of it. */
export function billedState(
  positions: readonly { quantity: string; billed: string }[],
): 'none' | 'part' | 'all' {
  const isZero = (quantity: string) => parseFixed(quantity, QUANTITY_SCALE) === 0n;
  const counted = positions.filter(({ quantity }) => !isZero(quantity));
  if (counted.length === 0 || counted.every(({ billed }) => isZero(billed))) return 'none';
  const isDone = counted.every(({ quantity, billed }) => isZero(openQuantity(quantity, [billed])));
  return isDone ? 'all' : 'part';
}
