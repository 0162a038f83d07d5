import { country, id, instant, listOf } from '@jahrring/contracts-common';
import { z } from 'zod';
import { duplicateReasons, updateAddress } from './address.contract';

/** One of two addresses that may be the same. */
export const duplicateSide = z.object({
  id,
  name: z.string(),
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  country,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** From a directory: such a one is not merged. */
  external: z.boolean(),
});
export type DuplicateSide = z.infer<typeof duplicateSide>;

export const duplicatePair = z.object({
  /** Probability in percent that the two are the same. */
  score: z.int(),
  reasons: z.array(z.enum(duplicateReasons)),
  first: duplicateSide,
  second: duplicateSide,
});
export type DuplicatePair = z.infer<typeof duplicatePair>;
/** The likeliest first, two hundred at most; `total` counts all. */
export const duplicateList = listOf(duplicatePair);
export type DuplicateList = z.infer<typeof duplicateList>;

/** Says of two addresses that they are different, so that they are no longer listed as duplicates. */
export const createDistinctPair = z.object({ firstId: id, secondId: id });
export type CreateDistinctPair = z.infer<typeof createDistinctPair>;

export const distinctPairView = z.object({
  id,
  version: z.int(),
  firstName: z.string(),
  secondName: z.string(),
  createdAt: instant,
});
export type DistinctPairView = z.infer<typeof distinctPairView>;
/** Marks that can be taken back, the latest first, twenty at most. */
export const distinctPairList = listOf(distinctPairView);
export type DistinctPairList = z.infer<typeof distinctPairList>;

/** Numbers of records that move to the remaining address. */
export const mergePreview = z.object({
  projects: z.int(),
  bills: z.int(),
  contacts: z.int(),
  postalAddresses: z.int(),
  notes: z.int(),
  nextSteps: z.int(),
});
export type MergePreview = z.infer<typeof mergePreview>;

/** Merges another address into one that stays. */
export const mergeAddress = z.object({
  fromId: id,
  fromVersion: z.int(),
  /** Fields of the one that stays that are written anew; the others stay as they are. */
  values: updateAddress.omit({ extra: true }).default({}),
});
export type MergeAddress = z.infer<typeof mergeAddress>;
export type MergeAddressInput = z.input<typeof mergeAddress>;

export const addressMergeView = z.object({
  id,
  fromId: id,
  fromName: z.string(),
  intoId: id,
  intoName: z.string(),
  createdAt: instant,
});
export type AddressMergeView = z.infer<typeof addressMergeView>;
/** Merges that can be taken back, the latest first, twenty at most. */
export const addressMergeList = listOf(addressMergeView);
export type AddressMergeList = z.infer<typeof addressMergeList>;
