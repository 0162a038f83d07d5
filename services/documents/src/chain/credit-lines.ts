import {
  documentsErrors,
  fitsOpen,
  formatFixed,
  isPriced,
  lineAmount,
  openQuantity,
  parseFixed,
} from '@jahrring/contracts-documents';
import type { Correction } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import type { PositionEntity, PositionRecord } from '../record';
import { copyOf, shareOf, copyPositions, isWhole } from '../portion';
import type { Chosen } from '../portion';
import { exceedsOpen } from './exceeds-open';
import type { Credited } from './credited';

const MONEY_SCALE = 2;
const QUANTITY_SCALE = 3;

/** A frozen bill with what was credited of it. */
export interface CreditedBill {
  positions: readonly PositionEntity[];
  /** Amounts of its lines. */
  amounts: ReadonlyMap<string, string | null>;
  discountAmount: string | null;
  surchargeAmount: string | null;
  credited: Credited;
}

export interface CreditLines {
  positions: PositionRecord[];
  discountAmount: string | null;
  surchargeAmount: string | null;
  /** Nothing of any line is left to credit afterwards. */
  completes: boolean;
}

/**
 * Lines that credit some positions of a bill, at the bill's price or a lower one; discounts and surcharges go along by the
 * value that is credited. @throws DOCUMENT_POSITION_UNKNOWN, DOCUMENT_EXCEEDS_OPEN
 */
export function chosenCredit(bill: CreditedBill, wanted: NonNullable<Correction['positions']>): CreditLines {
  const { quantities } = bill.credited;
  const chosen = new Map<string, Chosen>();
  wanted.forEach(({ id, quantity, unitPrice }, index) => {
    const position = bill.positions.find((one) => one.id === id);
    if (!position || !isCharged(position) || chosen.has(id)) {
      throw new AppError(documentsErrors, 'DOCUMENT_POSITION_UNKNOWN');
    }
    const open = openQuantity(position.quantity ?? '0', quantities.get(id) ?? []);
    if (!fitsOpen(open, quantity)) throw exceedsOpen(index, position.text, open);
    chosen.set(id, { quantity, unitPrice });
  });
  const lines = taken(bill, chosen);
  const positions = lines.positions.map((line) => withoutRounding(line, bill));
  return { ...lines, positions, completes: isComplete(bill, positions) };
}

/** Lines that credit everything that is not credited yet; of an untouched bill simply the bill. */
export function restCredit(bill: CreditedBill): CreditLines {
  const { positions, discountAmount, surchargeAmount, credited } = bill;
  if (credited.quantities.size === 0) {
    return { positions: positions.map(wholeLine), discountAmount, surchargeAmount, completes: true };
  }
  const chosen = new Map<string, Chosen>();
  for (const position of positions.filter(isCharged)) {
    const open = openAmount(position.id, bill);
    const quantity = openQuantity(position.quantity ?? '0', credited.quantities.get(position.id) ?? []);
    if (open === 0n && parseFixed(quantity, QUANTITY_SCALE) === 0n) continue;
    chosen.set(position.id, { quantity });
  }
  const plain = taken(bill, chosen).positions;
  for (const { sourcePositionId, ...line } of plain) {
    const choice = chosen.get(sourcePositionId ?? '');
    if (!choice) continue;
    const open = openAmount(sourcePositionId ?? '', bill);
    if (isNear(parseFixed(lineAmount(line) ?? '0', MONEY_SCALE), open, bill)) continue;
    // Units that were credited at another price: the rest of the line in one sum.
    choice.rest = formatFixed(open, MONEY_SCALE);
  }
  const lines = taken(bill, chosen);
  const deposits = positions.filter(({ kind, id }) => kind === 'deposit' && !credited.amounts.has(id));
  return {
    ...lines,
    positions: [...lines.positions.map((line) => withoutRounding(line, bill)), ...deposits.map(wholeLine)],
    completes: true,
  };
}

/** Hundredths that rounding may come to: half of one for each line, discount and rate of each credit. */
export function roundingBound({ positions, credited }: Pick<CreditedBill, 'positions' | 'credited'>): bigint {
  return BigInt((positions.length + 2) * (credited.count + 1));
}

function taken(bill: CreditedBill, chosen: ReadonlyMap<string, Chosen>) {
  const { quantities, values } = bill.credited;
  const { positions, portion } = copyPositions(bill.positions, { quantities, values }, chosen);
  return {
    positions,
    discountAmount: shareOf(bill.discountAmount, portion),
    surchargeAmount: shareOf(bill.surchargeAmount, portion),
  };
}

/** A line of a bill as it is credited with all the others; what deposits paid is credited as it was deducted. */
function wholeLine(position: PositionEntity): PositionRecord {
  return { ...copyOf(position), allocations: position.allocations };
}

function isCharged({ kind, isPart, optional }: PositionEntity): boolean {
  return isPriced(kind) && !isPart && !optional;
}

/** The last units of a line credit exactly what is left of it, and no units more than that. */
function withoutRounding(line: PositionRecord, bill: CreditedBill): PositionRecord {
  const position = bill.positions.find(({ id }) => id === line.sourcePositionId);
  if (!position || !isCharged(position) || !line.quantity) return line;
  const open = openAmount(position.id, bill);
  const amount = parseFixed(lineAmount(line) ?? '0', MONEY_SCALE);
  const isLast = isWhole(
    position.quantity ?? '0',
    bill.credited.quantities.get(position.id) ?? [],
    line.quantity,
  );
  const isOver = open < 0n ? amount < open : amount > open;
  if (amount === open || !(isLast || isOver) || !isNear(amount, open, bill)) return line;
  return adjusted(line, open - amount);
}

function adjusted(line: PositionRecord, difference: bigint): PositionRecord {
  const discount = parseFixed(line.discountAmount ?? '0', MONEY_SCALE) - difference;
  if (discount >= 0n) return { ...line, discountAmount: formatFixed(discount, MONEY_SCALE) };
  const surcharge = parseFixed(line.surchargeAmount ?? '0', MONEY_SCALE) - discount;
  return { ...line, discountAmount: null, surchargeAmount: formatFixed(surcharge, MONEY_SCALE) };
}

/** Returns true if two amounts of a line are equal except for the rounding of its credits. */
function isNear(one: bigint, other: bigint, { credited }: CreditedBill): boolean {
  const difference = one - other;
  const bound = BigInt(credited.count + 1);
  return difference <= bound && difference >= -bound;
}

function isComplete(bill: CreditedBill, lines: readonly PositionRecord[]): boolean {
  return bill.positions.filter(isCharged).every(({ id }) => {
    const own = lines.filter(({ sourcePositionId }) => sourcePositionId === id);
    const now = own.reduce((sum, line) => sum + parseFixed(lineAmount(line) ?? '0', MONEY_SCALE), 0n);
    return openAmount(id, bill) === now;
  });
}

function openAmount(positionId: string, { amounts, credited }: CreditedBill): bigint {
  const billed = parseFixed(amounts.get(positionId) ?? '0', MONEY_SCALE);
  return billed - parseFixed(credited.amounts.get(positionId) ?? '0', MONEY_SCALE);
}
