import { z } from 'zod';

/** Wall-clock time of day, `HH:MM`. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
