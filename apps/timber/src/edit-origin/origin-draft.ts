import type { OriginDraft, OriginView, UpdateOrigin } from '@jahrring/contracts-timber';

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
  const { title, ownerId, country, latitude, longitude, polygon, certificateKind, species } = origin;
  const { certificateFrom, certificateUntil, harvestFrom, harvestUntil } = origin;
  return {
    ...{ title, ownerId, country, latitude, longitude, polygon, certificateKind, species },
    ...{ certificateFrom, certificateUntil, harvestFrom, harvestUntil },
    stand: origin.stand ?? '',
    parcel: origin.parcel ?? '',
    municipality: origin.municipality ?? '',
    certificateNumber: origin.certificateNumber ?? '',
    ddsReference: origin.ddsReference ?? '',
    ddsVerification: origin.ddsVerification ?? '',
    note: origin.note ?? '',
  };
}
