import type { FieldError } from '@jahrring/contracts-common';
import { checkLine, timeErrors, type EntryWarning, type UpdateEntry } from '@jahrring/contracts-time';
import { commonError, type RecordPatch } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import type { Booking } from '../reference';
import { timeError } from '../errors';
import type { EntryEntity } from '../entry-record';

/** Values of a line besides its times: the fields that its kind requires. */
export interface LineInput {
  kind: EntryEntity['kind'];
  activityId?: string | null | undefined;
  objectId?: string | null | undefined;
  quantity?: string | null | undefined;
  unit?: EntryEntity['unit'] | undefined;
  counterFrom?: string | null | undefined;
  counterTo?: string | null | undefined;
  amount?: string | null | undefined;
}

type LineValues = Pick<
  EntryEntity,
  'kind' | 'activityId' | 'objectId' | 'quantity' | 'unit' | 'counterFrom' | 'counterTo' | 'amount'
>;

const quantityDecimals = 3;
const moneyDecimals = 2;

/** A line as it is stored, at this price of a unit. */
export function lineValues(input: LineInput, booking: Booking, unitPrice: string): LineValues {
  const quantity = quantityOf(input);
  return {
    kind: input.kind,
    activityId: input.activityId ?? null,
    objectId: input.objectId ?? null,
    quantity,
    unit: quantity === null ? null : (input.unit ?? booking.object?.unit ?? 'piece'),
    counterFrom: input.counterFrom ?? null,
    counterTo: input.counterTo ?? null,
    amount: input.amount ?? derivedAmount(input.kind, quantity, unitPrice),
  };
}

/** Two readings of a counter say more than a quantity that was typed. */
function quantityOf({ quantity, counterFrom, counterTo }: LineInput): string | null {
  if (!counterFrom || !counterTo) return quantity ?? null;
  const used = new Decimal(counterTo).minus(counterFrom);
  if (used.isNegative()) {
    throw timeError('COUNTER_BACKWARDS', { from: counterFrom, to: counterTo }, 'counterTo');
  }
  return used.toFixed(quantityDecimals);
}

function derivedAmount(kind: LineInput['kind'], quantity: string | null, price: string): string | null {
  if (kind !== 'expenses' || quantity === null) return null;
  return new Decimal(quantity).times(price).toFixed(moneyDecimals, Decimal.ROUND_HALF_UP);
}

/** Returns whether the amount of an expense is no more than its quantity times its price. */
function followsQuantity({ kind, quantity, unitPrice, amount }: EntryEntity): boolean {
  const derived = derivedAmount(kind, quantity, unitPrice);
  return derived !== null && amount !== null && new Decimal(derived).equals(amount);
}

/** Returns the amount of an expense at a new price and the same quantity; empty if it does not follow the quantity. */
export function amountAt(present: EntryEntity, unitPrice: string): { amount?: string | null } {
  if (!followsQuantity(present)) return {};
  return { amount: derivedAmount(present.kind, present.quantity, unitPrice) };
}

/** The counter began elsewhere than it ended last time: told with both values, never refused. */
export function counterWarnings(line: LineInput, { object }: Booking): EntryWarning[] {
  const last = object?.counterReading;
  if (!object || !last || !line.counterFrom || new Decimal(last).equals(line.counterFrom)) return [];
  const params = { title: object.title, last: plain(last), now: plain(line.counterFrom) };
  return [{ code: 'COUNTER_MISMATCH', key: timeErrors.COUNTER_MISMATCH.key, params }];
}

/** `8420.500` as people write it: `8420.5`. */
function plain(decimal: string): string {
  return new Decimal(decimal).toString();
}

const lineFields = [
  'activityId',
  'objectId',
  'quantity',
  'unit',
  'counterFrom',
  'counterTo',
  'amount',
] as const;

/**
 * Returns the new line of a changed entry; null if the change leaves it alone. A quantity that follows from the counter
 * is calculated again, as is an amount that follows from the quantity.
 * @throws VALIDATION_FAILED where the fields do not fit its kind together
 */
export function changeLine(present: EntryEntity, patch: UpdateEntry): LineInput | null {
  const fields = present.kind === 'hours' ? lineFields : ([...lineFields, ...timeFields] as const);
  if (!fields.some((field) => patch[field] !== undefined)) return null;
  const line: LineInput = { kind: present.kind };
  for (const field of lineFields) {
    const value = patch[field] === undefined ? present[field] : patch[field];
    Object.assign(line, { [field]: value });
  }
  // Forms give the line as a whole: an amount that is what it was has not been typed.
  const typed = patch.amount !== undefined && patch.amount !== present.amount;
  if (!typed && line.objectId && line.quantity && followsQuantity(present)) line.amount = null;
  requireFit(line, present, patch);
  return line;
}

const timeFields = ['from', 'to', 'startAt', 'endAt', 'seconds'] as const;

function requireFit(line: LineInput, present: EntryEntity, patch: UpdateEntry): void {
  const fields: FieldError[] = [];
  // Hours have their times already; other kinds must not be given any.
  const times = present.kind === 'hours' ? { seconds: present.seconds } : timesOf(patch);
  checkLine(
    { ...times, ...line },
    {
      addIssue: ({ path, params: { code } }) =>
        fields.push({ field: path.join('.'), in: 'body', code, key: `validation.${code}` }),
    },
  );
  if (fields.length > 0) throw commonError('VALIDATION_FAILED', undefined, { fields });
}

function timesOf({ from, to, startAt, endAt, seconds }: UpdateEntry) {
  return { from, to, startAt, endAt, seconds };
}

/** The fields a change sets as they are. */
export function plainChange(patch: UpdateEntry): RecordPatch<EntryEntity> {
  return {
    ...(patch.comment === undefined ? {} : { comment: patch.comment }),
    ...(patch.billable === undefined ? {} : { billable: patch.billable }),
  };
}
