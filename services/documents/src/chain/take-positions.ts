import {
  divideRounded,
  formatFixed,
  isPriced,
  lineHundredths,
  openQuantity,
  parseFixed,
  sumFixed,
} from '@jahrring/contracts-documents';
import { aPosition } from '../document/empty-position';
import type { PositionEntity } from '../document/position.entity';
import type { PositionRecord } from '../document/position.repository';

const QUANTITY_SCALE = 3;
const MONEY_SCALE = 2;

/** How much of a position is taken, at another price where one is given. */
export interface Chosen {
  quantity: string;
  unitPrice?: string | undefined;
}

/** Values of what was taken before, of what is taken now, and of everything: in hundredths, before any deduction. */
export interface Portion {
  before: bigint;
  now: bigint;
  whole: bigint;
}

export interface TakenPositions {
  positions: PositionRecord[];
  portion: Portion;
}

/** What is open of each position that can be taken; optional ones and parts of others are not offered by themselves. */
export function openPositions(
  positions: readonly PositionEntity[],
  taken: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const open = new Map<string, string>();
  for (const { id, kind, quantity, isPart } of positions) {
    if (!isPriced(kind) || isPart || quantity === null) continue;
    open.set(id, openQuantity(quantity, taken.get(id) ?? []));
  }
  return open;
}

/**
 * The chosen positions as lines of the next document, in their order and with what frames them: headings, texts, subtotals
 * and discounts of the sections something is taken from. Fixed amounts are shared out so that all parts together are the
 * whole amount.
 */
export function takePositions(
  positions: readonly PositionEntity[],
  taken: ReadonlyMap<string, readonly string[]>,
  chosen: ReadonlyMap<string, Chosen>,
): TakenPositions {
  const portions = portionsBySection(positions, taken, chosen);
  const lines: PositionRecord[] = [];
  let section = 0;
  let ratio: Ratio | null = null;
  for (const position of positions) {
    if (position.kind === 'heading') section += 1;
    const portion = portions[section] ?? nothing;
    if (isPriced(position.kind) && !position.isPart) {
      const choice = chosen.get(position.id);
      ratio = choice ? { now: choice.quantity, whole: position.quantity ?? '0' } : null;
      if (choice) lines.push(takeItem(position, choice, taken.get(position.id) ?? []));
    } else if (position.isPart) {
      if (ratio) lines.push(takePart(position, ratio));
    } else if (portion.now !== 0n && position.kind !== 'deposit') {
      lines.push(takeFrame(position, portion));
    }
  }
  return { positions: lines, portion: portions.reduce(plus, nothing) };
}

/** The part of a fixed amount that goes with this portion; all portions together are exactly the amount. */
export function shareOf(amount: string | null, { before, now, whole }: Portion): string | null {
  if (amount === null) return null;
  const hundredths = parseFixed(amount, MONEY_SCALE);
  if (whole === 0n) return before === 0n ? amount : '0.00';
  const upTo = (value: bigint) =>
    divideRounded(hundredths * value * (whole < 0n ? -1n : 1n), whole < 0n ? -whole : whole);
  return formatFixed(upTo(before + now) - upTo(before), MONEY_SCALE);
}

interface Ratio {
  now: string;
  whole: string;
}

const nothing: Portion = { before: 0n, now: 0n, whole: 0n };

function plus(a: Portion, b: Portion): Portion {
  return { before: a.before + b.before, now: a.now + b.now, whole: a.whole + b.whole };
}

/** One portion per section; the first one is what stands before any heading. */
function portionsBySection(
  positions: readonly PositionEntity[],
  taken: ReadonlyMap<string, readonly string[]>,
  chosen: ReadonlyMap<string, Chosen>,
): Portion[] {
  const portions: Portion[] = [nothing];
  for (const position of positions) {
    if (position.kind === 'heading') portions.push(nothing);
    if (!isPriced(position.kind) || position.isPart || position.quantity === null) continue;
    const choice = chosen.get(position.id);
    if (position.optional && !choice) continue;
    const valueOf = (quantity: string) => lineHundredths({ quantity, unitPrice: position.unitPrice });
    const portion = {
      before: valueOf(sumFixed(taken.get(position.id) ?? [], QUANTITY_SCALE)),
      now: choice ? valueOf(choice.quantity) : 0n,
      whole: valueOf(position.quantity),
    };
    portions[portions.length - 1] = plus(portions.at(-1) ?? nothing, portion);
  }
  return portions;
}

function takeItem(position: PositionEntity, choice: Chosen, taken: readonly string[]): PositionRecord {
  const scaled = (quantity: string) => parseFixed(quantity, QUANTITY_SCALE);
  const portion = {
    before: scaled(sumFixed(taken, QUANTITY_SCALE)),
    now: scaled(choice.quantity),
    whole: scaled(position.quantity ?? '0'),
  };
  return {
    ...copyOf(position),
    quantity: choice.quantity,
    unitPrice: choice.unitPrice ?? position.unitPrice,
    discountAmount: shareOf(position.discountAmount, portion),
    surchargeAmount: shareOf(position.surchargeAmount, portion),
    optional: false,
  };
}

/** A part of a collective position goes with it in the same proportion. */
function takePart(position: PositionEntity, { now, whole }: Ratio): PositionRecord {
  const copy = { ...copyOf(position), sourcePositionId: null, sourceDocumentId: null };
  const all = parseFixed(whole, QUANTITY_SCALE);
  if (position.quantity === null || all === 0n) return copy;
  const quantity = parseFixed(position.quantity, QUANTITY_SCALE) * parseFixed(now, QUANTITY_SCALE);
  const sign = all < 0n ? -1n : 1n;
  return { ...copy, quantity: formatFixed(divideRounded(quantity * sign, all * sign), QUANTITY_SCALE) };
}

function takeFrame(position: PositionEntity, portion: Portion): PositionRecord {
  return {
    ...copyOf(position),
    discountAmount: shareOf(position.discountAmount, portion),
    surchargeAmount: shareOf(position.surchargeAmount, portion),
  };
}

/** A line as it is, under a new id, coming from this one. */
export function copyOf(position: PositionEntity): PositionRecord {
  const { kind, text, workDate, quantity, unit, unitPrice, vatKey, objectId, articleNumber } = position;
  const { discountPercent, discountAmount, surchargePercent, surchargeAmount } = position;
  const { costCentre, revenueCentre, creditAccount, optional, isPart, showParts, projectId } = position;
  return aPosition({
    ...{ kind, text, workDate, quantity, unit, unitPrice, vatKey, objectId, articleNumber },
    ...{ discountPercent, discountAmount, surchargePercent, surchargeAmount },
    ...{ costCentre, revenueCentre, creditAccount, optional, isPart, showParts, projectId },
    sourcePositionId: position.id,
    sourceDocumentId: position.documentId,
  });
}
