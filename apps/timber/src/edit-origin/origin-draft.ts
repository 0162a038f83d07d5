import type { OriginDraft, OriginView, UpdateOrigin } from '@jahrring/contracts-timber';
import { startValues } from '@jahrring/tool-kit/start-values';

export function newDraft(): OriginDraft {
  return {
    title: '',
    ownerId: null,
    stand: '',
    parcel: '',
    municipality: '',
    country: 'CH',
    latitude: null,
    longitude: null,
    polygon: null,
    certificateKind: null,
    certificateNumber: '',
    certificateFrom: null,
    certificateUntil: null,
    harvestFrom: null,
    harvestUntil: null,
    species: [],
    ddsReference: '',
    ddsVerification: '',
    note: '',
  };
}

export function draftOf(origin: OriginView): UpdateOrigin {
  return startValues({ ...newDraft(), country: null }, origin);
}
