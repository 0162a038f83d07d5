import { z } from 'zod';

/** Species and groups of them, by the codes of ELDATsmart: `fi` spruce, `ta` fir, `ndh` conifers, `lbh` broadleaves. */
export const speciesCodes = [
  'fi',
  'ta',
  'ki',
  'la',
  'dgl',
  'ndh',
  'bu',
  'ei',
  'es',
  'ah',
  'hbu',
  'bi',
  'erl',
  'li',
  'ul',
  'kir',
  'nus',
  'pap',
  'rob',
  'eka',
  'lbh',
] as const;
export const species = z.enum(speciesCodes);
export type Species = z.infer<typeof species>;

/** Uses of the wood: sawn, long or short; industry; energy. */
export const woodTypes = ['long', 'short', 'industrial', 'energy'] as const;
export const woodType = z.enum(woodTypes);
export type WoodType = z.infer<typeof woodType>;

/** Quality by EN 1927, EN 1316 and the usages: A best, D least; mixed ones between them. */
export const qualities = ['A', 'AB', 'B', 'BC', 'C', 'CD', 'D'] as const;
export const quality = z.enum(qualities);
export type Quality = z.infer<typeof quality>;

export const defects = [
  'crooked',
  'branchy',
  'cracked',
  'rotten',
  'beetle',
  'stained',
  'conical',
  'splinters',
] as const;
export const defect = z.enum(defects);
export type Defect = z.infer<typeof defect>;
