import type { LotDraft, LotView, UpdateLot } from '@jahrring/contracts-timber';
import { startValues } from '@jahrring/tool-kit/start-values';

const empty = {
  title: '',
  originId: null,
  species: null,
  assortment: '',
  quantity: null,
  unit: null,
  place: '',
  latitude: null,
  longitude: null,
  note: '',
};

export function newDraft(measuredOn: string): LotDraft {
  return { ...empty, kind: 'stems', measuredOn };
}

export function draftOf(lot: LotView): UpdateLot {
  return { ...startValues(empty, lot), measuredOn: lot.measuredOn };
}
