import type { Quality, Species, ThicknessClass } from '@jahrring/contracts-timber';

/** Sum of the stems in a lot of one assortment in one class. */
export interface StemSum {
  species: Species;
  assortment: string | null;
  quality: Quality | null;
  thicknessClass: ThicknessClass;
  stemCount: number;
  /** Three decimals. */
  volume: string;
}

export const sumOf = (row: Readonly<Record<string, string | number | null>>): StemSum => ({
  species: row['species'] as Species,
  assortment: row['assortment'] as string | null,
  quality: row['quality'] as Quality | null,
  thicknessClass: row['thickness_class'] as ThicknessClass,
  stemCount: Number(row['stems']),
  volume: (Number(row['thousandths']) / 1000).toFixed(3),
});
