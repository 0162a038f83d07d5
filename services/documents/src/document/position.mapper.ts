import { followUpTypes, openQuantity, pricedKinds } from '@jahrring/contracts-documents';
import type { PositionView } from '@jahrring/contracts-documents';
import { documentTotals, lineRate } from '../record';
import type { BilledSourceEntity, PositionEntity } from '../record';
import { taxCountry } from './whole-document';
import type { WholeDocument } from './whole-document';

type Computed = Pick<PositionView, 'vatRate' | 'amount' | 'shares'>;

/** The lines of a document; of an issued one with the rates and amounts that were frozen. */
export function toPositionViews(whole: WholeDocument, figures: boolean): PositionView[] {
  const { document, positions, taken } = whole;
  const counts = countSources(whole.sources);
  const isFollowed = followUpTypes[document.type] !== undefined;
  const computed = computedOf(whole);
  return positions.map((position, index) => {
    const { quantity } = position;
    const hasOpen =
      isFollowed && pricedKinds.includes(position.kind) && quantity !== null && !position.isPart;
    const view: PositionView = {
      ...ownFields(position),
      ...(computed[index] ?? { vatRate: null, amount: null, shares: null }),
      openQuantity: hasOpen ? openQuantity(quantity, taken.get(position.id) ?? []) : null,
      sourceCount: counts.get(position.id) ?? 0,
      sourceKind: counts.has(position.id) ? 'time' : null,
    };
    return figures ? view : withoutFigures(view);
  });
}

function computedOf(whole: WholeDocument): Computed[] {
  const { document, positions } = whole;
  if (document.snapshot) {
    return document.snapshot.positions.map(({ vatRate, amount, shares = null }) => ({
      vatRate,
      amount,
      shares,
    }));
  }
  const country = taxCountry(whole);
  const { lines, shares } = documentTotals(document, positions, country);
  return positions.map((position, index) => ({
    vatRate: lineRate(position, document, country),
    amount: lines[index] ?? null,
    shares: shares[index] ?? null,
  }));
}

function withoutFigures(view: PositionView): PositionView {
  const hidden = { unitPrice: null, discountAmount: null, surchargeAmount: null, amount: null };
  return { ...view, ...hidden, shares: null, allocations: null };
}

function ownFields(
  position: PositionEntity,
): Omit<PositionView, keyof Computed | 'openQuantity' | 'sourceKind' | 'sourceCount'> {
  const { id, kind, text, workDate, quantity, unit, unitPrice, vatKey, objectId, articleNumber } = position;
  const { discountPercent, discountAmount, surchargePercent, surchargeAmount } = position;
  const { costCentre, revenueCentre, creditAccount, optional, isPart, showParts } = position;
  const { sourcePositionId, sourceDocumentId, allocations } = position;
  return {
    ...{ id, kind, text, workDate, quantity, unit, unitPrice, vatKey, objectId, articleNumber },
    ...{ discountPercent, discountAmount, surchargePercent, surchargeAmount },
    ...{ costCentre, revenueCentre, creditAccount, optional, isPart, showParts },
    ...{ sourcePositionId, sourceDocumentId, allocations },
  };
}

function countSources(sources: readonly BilledSourceEntity[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { positionId } of sources) counts.set(positionId, (counts.get(positionId) ?? 0) + 1);
  return counts;
}
