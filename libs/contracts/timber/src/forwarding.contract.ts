import { id, localDate, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';

export const forwardingLimits = { location: 150, product: 150, groups: 500 } as const;

/** Loads of a forwarder that went to one place, of one origin and one of the machine's products. */
const groupKey = {
  originId: id.nullable(),
  /** The landing place as the machine names it; empty where it names none. */
  location: z.string().max(forwardingLimits.location),
  product: z.string().max(forwardingLimits.product),
};

export const forwardedGroup = z.object({
  ...groupKey,
  originTitle: z.string().nullable(),
  assortment: z.string().nullable(),
  loads: z.int(),
  /** m³ under bark; over bark where that is all the machine tells. */
  volume: quantity,
  from: localDate,
  until: localDate,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type ForwardedGroup = z.infer<typeof forwardedGroup>;

/** Volumes forwarded to a lot, and those in no lot, of its origins first. */
export const lotForwarding = z.object({
  volume: quantity,
  groups: z.array(forwardedGroup),
  free: z.array(forwardedGroup),
});
export type LotForwarding = z.infer<typeof lotForwarding>;

/** Harvested and forwarded volumes of an origin. */
export const originForwarding = z.object({
  stems: z.int(),
  harvested: quantity,
  forwarded: quantity,
  groups: z.array(forwardedGroup),
});
export type OriginForwarding = z.infer<typeof originForwarding>;

/** Puts the free loads of these groups into the lot, or takes them out. */
export const moveLoads = z.object({
  groups: z.array(z.object(groupKey)).min(1).max(forwardingLimits.groups),
});
export type MoveLoads = z.infer<typeof moveLoads>;
