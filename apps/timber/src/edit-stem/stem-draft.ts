import type { StemView, UpdateStem } from '@jahrring/contracts-timber';

export function draftOf(stem: StemView): UpdateStem {
  const { title, originId, species, woodType, quality, lengthCm, firstMm, secondMm } = stem;
  return {
    ...{ title, originId, species, woodType, quality, lengthCm, firstMm, secondMm },
    barkCm: stem.barkCm,
    weightKg: stem.weightKg,
    defects: stem.defects,
    measuredOn: stem.measuredOn,
    assortment: stem.assortment ?? '',
    note: stem.note ?? '',
  };
}
