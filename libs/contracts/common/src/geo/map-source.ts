import { z } from 'zod';

/** Where map pictures come from, if the operator has configured a source. */
export const mapSource = z.object({
  /** With `{z}`, `{x}` and `{y}`; null: no pictures are shown. */
  url: z.string().nullable(),
  attribution: z.string(),
});
export type MapSource = z.infer<typeof mapSource>;
