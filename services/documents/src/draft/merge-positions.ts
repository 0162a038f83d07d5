import { newId } from '@jahrring/contracts-common';
import { pricedKinds } from '@jahrring/contracts-documents';
import type { PositionInput } from '@jahrring/contracts-documents';
import type { PositionEntity, PositionRecord } from '../record';

export interface MergedPositions {
  positions: PositionRecord[];
  /** Ids of the lines that are gone. */
  removed: Set<string>;
}

/** Lines as they were sent over those that are there: a known line keeps its id and with it the entries it bills. */
export function mergePositions(
  known: readonly PositionEntity[],
  sent: readonly PositionInput[],
): MergedPositions {
  const removed = new Set(known.map((position) => position.id));
  const byId = new Map(known.map((position) => [position.id, position]));
  const positions = sent.map((line) => {
    // Each known line once: the same id sent twice makes the second one a new, free line.
    const before = line.id && removed.delete(line.id) ? byId.get(line.id) : undefined;
    return toRecord(line, before);
  });
  return { positions, removed };
}

function toRecord(line: PositionInput, before: PositionEntity | undefined): PositionRecord {
  const isPriced = pricedKinds.includes(line.kind);
  const isAdjusted = isPriced || line.kind === 'discount' || line.kind === 'surcharge';
  const ofPriced = <T>(value: T | null | undefined) => (isPriced ? (value ?? null) : null);
  const ofAdjusted = <T>(value: T | null | undefined) => (isAdjusted ? (value ?? null) : null);
  return {
    id: before?.id ?? newId(),
    kind: line.kind,
    text: line.text,
    workDate: line.workDate === undefined ? (before?.workDate ?? null) : line.workDate,
    quantity: ofPriced(line.quantity),
    unit: ofPriced(line.unit),
    unitPrice: ofPriced(line.unitPrice),
    discountPercent: ofAdjusted(line.discountPercent),
    discountAmount: ofAdjusted(line.discountAmount),
    surchargePercent: ofAdjusted(line.surchargePercent),
    surchargeAmount: ofAdjusted(line.surchargeAmount),
    vatKey: ofAdjusted(line.vatKey),
    objectId: ofPriced(line.objectId),
    articleNumber: ofPriced(line.articleNumber),
    costCentre: line.costCentre ?? null,
    revenueCentre: line.revenueCentre ?? null,
    creditAccount: line.creditAccount ?? null,
    optional: line.optional ?? false,
    isPart: line.isPart ?? false,
    showParts: line.showParts ?? false,
    sourcePositionId: before?.sourcePositionId ?? null,
    sourceDocumentId: before?.sourceDocumentId ?? null,
    allocations: keepsAllocations(line, before) ? before.allocations : null,
    projectId: before?.projectId ?? null,
  };
}

/**
 * Returns true if a line keeps the amounts by rate that it deducts or carries: they depend on its kind and amounts;
 * changed by hand it becomes a line of its own.
 */
function keepsAllocations(line: PositionInput, before: PositionEntity | undefined): before is PositionEntity {
  const same = (one: string | null | undefined, other: string | null) =>
    Number(one ?? 0) === Number(other ?? 0);
  return (
    before?.kind === line.kind &&
    same(line.discountAmount, before.discountAmount) &&
    same(line.surchargeAmount, before.surchargeAmount)
  );
}
