import { newId } from '@jahrring/contracts-common';

export const timberUrl = '/api/timber';

/** A spruce of 4 m, 40 cm under bark: 0.500 m³. */
export function aStem(other: Record<string, unknown> = {}) {
  return {
    id: newId(),
    title: '1',
    species: 'fi',
    woodType: 'short',
    assortment: 'L1',
    quality: 'B',
    lengthCm: 400,
    firstMm: 420,
    secondMm: 425,
    measuredOn: '2026-11-20',
    ...other,
  };
}

export function aLot(other: Record<string, unknown> = {}) {
  return { id: newId(), title: 'Bannwald', kind: 'stems', measuredOn: '2026-11-20', ...other };
}
