import { z } from 'zod';
import { id } from '../ids';

/** A record of a tool that has a place, as other tools show it on a map. */
export const mapPlace = z.object({
  id,
  /** Kind of the record, in the terms of its tool: `origin`, `lot`. */
  kind: z.string(),
  title: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Its page. */
  path: z.string(),
});
export type MapPlace = z.infer<typeof mapPlace>;

export const mapPlaceList = z.object({ items: z.array(mapPlace), total: z.int() });
export type MapPlaceList = z.infer<typeof mapPlaceList>;
