import { type ListColumns } from '@jahrring/service-kit';

export const stemColumns: ListColumns = {
  fields: {
    title: 'title',
    lotId: 'lotId',
    originId: 'originId',
    species: 'species',
    assortment: 'assortment',
    quality: 'quality',
    thicknessClass: 'thicknessClass',
    measuredOn: 'measuredOn',
    diameterCm: 'diameterCm',
    lengthCm: 'lengthCm',
    volume: 'volume',
    updatedAt: 'updatedAt',
    free: { sql: '(CASE WHEN stem.lot_id IS NULL THEN 1 ELSE 0 END)', kind: 'other' },
  },
  search: ['title', 'assortment', 'note'],
};
