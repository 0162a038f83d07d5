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
