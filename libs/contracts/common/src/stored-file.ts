import { z } from 'zod';
import { id } from './ids';
import { instant } from './values';

/** A kept file as answers show it; its bytes come from an endpoint of the record it belongs to. */
export const storedFileView = z.object({
  id,
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Pixels, of images only. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  createdAt: instant,
});
export type StoredFileView = z.infer<typeof storedFileView>;

const megabyte = 1024 * 1024;

/** Largest files in bytes. */
export const fileLimits = { attachment: 20 * megabyte, image: 10 * megabyte, career: 10 * megabyte } as const;

/** Pictures in pixels: how many one may have, and the longest side it is kept with. */
export const pictureLimits = {
  pixels: 50_000_000,
  /** Of what is shown on screens. */
  side: 4_000,
  /** Of what is printed over a whole page. */
  printedSide: 2_700,
  logoSide: 1_200,
} as const;
