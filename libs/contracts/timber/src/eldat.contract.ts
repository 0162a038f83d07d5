import { z } from 'zod';

/** Documents that go out as ELDATsmart. */
export const eldatKinds = ['allocation', 'delivery-note', 'transfer-order', 'journal'] as const;
export type EldatKind = (typeof eldatKinds)[number];

/**
 * Data that the standard requires and a lot lacks: a contact with telephone and mail, the postcodes of the firm and of
 * the buyer, the place of the pile, its wood, its logs one by one.
 */
export const eldatGaps = [
  'contact',
  'phone',
  'email',
  'zip',
  'buyerZip',
  'position',
  'wood',
  'logs',
] as const;
export const eldatGap = z.enum(eldatGaps);
export type EldatGap = z.infer<typeof eldatGap>;

/** By document; a document without gaps is one of the standard's schema. */
export const lotEldatGaps = z.object({
  allocation: z.array(eldatGap),
  'delivery-note': z.array(eldatGap),
  'transfer-order': z.array(eldatGap),
  journal: z.array(eldatGap),
});
export type LotEldatGaps = z.infer<typeof lotEldatGaps>;
