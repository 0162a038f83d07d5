import { z } from 'zod';
import { currency } from './constants';
import { money } from './values';

/** Search provider for a tool's records in the global search: an entry of its descriptor. */
export const searchProvider = z.object({
  /** Unique in the tool: `addresses`. */
  id: z.string(),
  /** Heading of its results. */
  titleKey: z.string(),
  /** `GET` it with `searchQuery`; answers `searchAnswer`. */
  endpoint: z.string(),
  /** Name of an icon of the design system. */
  icon: z.string(),
  /** Any one of these permissions; empty: whoever is signed in. */
  any: z.array(z.string()),
  plugin: z.string().optional(),
});
export type SearchProvider = z.infer<typeof searchProvider>;

export const mostSearchResults = 20;

/** Query parameters of every `GET /api/<tool>/search`. */
export const searchQuery = z.strictObject({
  q: z.string().trim().min(1).max(100),
  limit: z.coerce.number().int().min(1).max(mostSearchResults).default(6),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** One record that was found; `path` opens it. */
export const searchItem = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().optional(),
  /** Written behind the subtitle as the reader's region writes money; absent where there is none or it may not be seen. */
  amount: z.object({ value: money, currency }).optional(),
  path: z.string(),
});
export type SearchItem = z.infer<typeof searchItem>;

export const searchAnswer = z.object({ items: z.array(searchItem) });
export type SearchAnswer = z.infer<typeof searchAnswer>;
