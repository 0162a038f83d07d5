import {
  divideRounded,
  formatFixed,
  isPriced,
  openQuantity,
  parseFixed,
} from '@jahrring/contracts-documents';
import { aPosition } from '../record';
import type { PositionEntity, PositionRecord } from '../record';
import {
  addWeights,
  FINE,
  fractionOf,
  noWeight,
  portionOf,
  scaleWeight,
  shareOf,
  weightOf,
} from './portions';
import type { Chosen, Portion, Share, Weight } from './portions';

const QUANTITY_SCALE = 3;
const HUNDRED_PERCENT = 10_000n;

export interface CopiedPositions {
  positions: PositionRecord[];
  /** Portion of the whole that is used: fixed amounts of the document are copied in this proportion. */
  portion: Portion;
}

/** Quantities and values of positions that were used before. */
export interface Portions {
  quantities: ReadonlyMap<string, readonly string[]>;
  /** Values by position where prices differed: of credits. */
  values?: ReadonlyMap<string, bigint>;
}

/**
 * Returns the open quantity of each position that can be used; optional ones and parts of others are not offered by
 * themselves.
 */
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

/** Everything that is open; optional positions only come along when somebody chooses them. */
export function chooseOpen(
  positions: readonly PositionEntity[],
  taken: ReadonlyMap<string, readonly string[]>,
): Map<string, Chosen> {
  const open = openPositions(positions, taken);
  const chosen = new Map<string, Chosen>();
  for (const { id, optional, quantity: ordered } of positions) {
    const quantity = open.get(id);
    if (quantity === undefined || optional) continue;
    // A line of no quantity may come to something by its surcharge: it goes along once.
    const isFree = isZero(ordered ?? '0') && !taken.has(id);
    if (isFree || !isZero(quantity)) chosen.set(id, { quantity });
  }
  return chosen;
}

/**
 * The chosen positions as lines of the next document, in their order and with what frames them: headings, texts, subtotals
 * and discounts of the sections something is taken from. Fixed amounts are shared out by what they are deducted from or
 * added to, so that all parts together are the whole amount.
 */
export function copyPositions(
  positions: readonly PositionEntity[],
  taken: Portions,
  chosen: ReadonlyMap<string, Chosen>,
): CopiedPositions {
  const sections = chosenSections(positions, chosen);
  const lines: PositionRecord[] = [];
  let section = 0;
  let ratio: Ratio | null = null;
  let running = noWeight;
  let total = noWeight;
  for (const position of positions) {
    if (position.kind === 'heading') {
      section += 1;
      total = addWeights(total, running);
      running = noWeight;
    }
    if (isPriced(position.kind) && !position.isPart) {
      const choice = chosen.get(position.id);
      const isRest = choice?.rest !== undefined;
      ratio = choice && !isRest ? { now: choice.quantity, whole: position.quantity ?? '0' } : null;
      if (counts(position, taken, choice))
        running = addWeights(running, weightOf(position, shareIn(position, taken, choice)));
      if (choice) lines.push(copyItem(position, choice, taken));
    } else if (position.isPart) {
      if (ratio) lines.push(copyPart(position, ratio));
    } else {
      if (sections.has(section) && isFrame(position)) lines.push(...copyFrame(position, portionOf(running)));
      running = afterFrame(position, running);
    }
  }
  return { positions: lines, portion: portionOf(addWeights(total, running)) };
}

interface Ratio {
  now: string;
  whole: string;
}

/** Deposits and the hundredths a document carries belong to that document alone. */
function isFrame(position: PositionEntity): boolean {
  return position.kind !== 'deposit' && (position.allocations ?? []).length === 0;
}

/** Sections of which something is chosen; the first one is what stands before any heading. */
function chosenSections(
  positions: readonly PositionEntity[],
  chosen: ReadonlyMap<string, Chosen>,
): Set<number> {
  const sections = new Set<number>();
  let section = 0;
  for (const { kind, id } of positions) {
    if (kind === 'heading') section += 1;
    if (chosen.has(id)) sections.add(section);
  }
  return sections;
}

/** Optional positions are part of the whole once somebody took them. */
function counts(
  { id, optional, quantity }: PositionEntity,
  { quantities }: Portions,
  choice?: Chosen,
): boolean {
  return quantity !== null && (!optional || choice !== undefined || quantities.has(id));
}

function shareIn({ id }: PositionEntity, { quantities, values }: Portions, choice?: Chosen): Share {
  return { taken: quantities.get(id) ?? [], choice, credited: values && (values.get(id) ?? 0n) };
}

/** Returns a section's running sum after a discount or a surcharge. */
function afterFrame(position: PositionEntity, running: Weight): Weight {
  if (position.kind !== 'discount' && position.kind !== 'surcharge') return running;
  const isDiscount = position.kind === 'discount';
  const percent = parseFixed((isDiscount ? position.discountPercent : position.surchargePercent) ?? '0', 2);
  const amount = parseFixed((isDiscount ? position.discountAmount : position.surchargeAmount) ?? '0', 2);
  const { whole } = running.value;
  const change = divideRounded(whole * percent, HUNDRED_PERCENT) + amount * FINE;
  return scaleWeight(running, isDiscount ? whole - change : whole + change, whole);
}

function copyItem(position: PositionEntity, choice: Chosen, taken: Portions): PositionRecord {
  const copy = { ...copyOf(position), optional: false };
  if (choice.rest !== undefined) return { ...copy, ...oneSum(choice.rest) };
  const portion = fractionOf(position, shareIn(position, taken, choice));
  return {
    ...copy,
    quantity: choice.quantity,
    unitPrice: choice.unitPrice ?? position.unitPrice,
    discountAmount: shareOf(position.discountAmount, portion),
    surchargeAmount: shareOf(position.surchargeAmount, portion),
  };
}

/** An amount in one sum, with what was deducted and added already in it. */
function oneSum(amount: string) {
  const plain = {
    discountPercent: null,
    discountAmount: null,
    surchargePercent: null,
    surchargeAmount: null,
  };
  return { ...plain, quantity: '1.000', unit: 'flat_rate', unitPrice: amount } as const;
}

/** A part of a collective position goes with it in the same proportion. */
function copyPart(position: PositionEntity, { now, whole }: Ratio): PositionRecord {
  const copy = { ...copyOf(position), sourcePositionId: null, sourceDocumentId: null };
  const all = parseFixed(whole, QUANTITY_SCALE);
  if (position.quantity === null || all === 0n) return copy;
  const quantity = parseFixed(position.quantity, QUANTITY_SCALE) * parseFixed(now, QUANTITY_SCALE);
  const sign = all < 0n ? -1n : 1n;
  return { ...copy, quantity: formatFixed(divideRounded(quantity * sign, all * sign), QUANTITY_SCALE) };
}

/**
 * Copies a line that frames others, such as a discount or a surcharge; it is left out if it has a fixed amount of which
 * no share remains.
 */
function copyFrame(position: PositionEntity, portion: Portion): PositionRecord[] {
  const discountAmount = shareOf(position.discountAmount, portion);
  const surchargeAmount = shareOf(position.surchargeAmount, portion);
  const isFixed = position.discountAmount !== null || position.surchargeAmount !== null;
  const isNothing = [discountAmount, surchargeAmount].every(
    (amount) => amount === null || Number(amount) === 0,
  );
  const hasPercent = position.discountPercent !== null || position.surchargePercent !== null;
  if (isFixed && isNothing && !hasPercent) return [];
  return [{ ...copyOf(position), discountAmount, surchargeAmount }];
}

function isZero(quantity: string): boolean {
  return parseFixed(quantity, QUANTITY_SCALE) === 0n;
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
