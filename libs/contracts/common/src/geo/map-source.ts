import { z } from 'zod';

/** Source of map pictures, if the operator has configured one. */
export const mapSource = z.object({
  /** With `{z}`, `{x}` and `{y}`; null: no pictures are shown. */
  url: z.string().nullable(),
  attribution: z.string(),
});
export type MapSource = z.infer<typeof mapSource>;
