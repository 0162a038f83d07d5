import type { LotDraft, LotView, UpdateLot } from '@jahrring/contracts-timber';

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
  const { title, originId, species, quantity, unit, latitude, longitude, measuredOn } = lot;
  return {
    ...{ title, originId, species, quantity, unit, latitude, longitude, measuredOn },
    assortment: lot.assortment ?? '',
    place: lot.place ?? '',
    note: lot.note ?? '',
  };
}
