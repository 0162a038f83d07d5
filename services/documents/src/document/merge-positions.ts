import { newId } from '@jahrring/contracts-common';
import type { PositionInput } from '@jahrring/contracts-documents';
import type { PositionEntity } from './position.entity';
import type { PositionRecord } from './position.repository';

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
  const isItem = line.kind === 'item';
  return {
    id: before?.id ?? newId(),
    kind: line.kind,
    text: line.text,
    workDate: before?.workDate ?? null,
    quantity: isItem ? (line.quantity ?? null) : null,
    unit: isItem ? (line.unit ?? null) : null,
    unitPrice: isItem ? (line.unitPrice ?? null) : null,
    discountPercent: isItem ? (line.discountPercent ?? null) : null,
    vatKey: isItem ? (line.vatKey ?? null) : null,
  };
}
