import { id, instant, listOf, locale } from '@jahrring/contracts-common';
import { z } from 'zod';

export const textNamespace = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** Key of a text in its namespace: `list.title`. */
export const textKey = z
  .string()
  .max(150)
  .regex(/^[\w-]+(\.[\w-]+)*$/);
export const longestText = 5_000;

/** One text in one language, beside the German one it follows. */
export const translationView = z.object({
  namespace: textNamespace,
  key: textKey,
  german: z.string(),
  /** Text that the release contains; null if it has none (then German is shown). */
  bundled: z.string().nullable(),
  /** Text that translators have written instead. */
  text: z.string().nullable(),
  /** 0: nobody has changed it yet. */
  version: z.int(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
});
export type TranslationView = z.infer<typeof translationView>;

export const translationShows = ['all', 'missing', 'changed'] as const;

/** `GET /api/language/:locale/messages`: every text, or only what translators made of those of the release. */
export const messagesQuery = z.strictObject({ show: z.enum(['all', 'changed']).default('all') });
export type MessagesQuery = z.infer<typeof messagesQuery>;

export const translationListQuery = z.strictObject({
  locale,
  namespace: textNamespace.optional(),
  search: z.string().trim().max(200).optional(),
  show: z.enum(translationShows).default('all'),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(25),
});
export type TranslationListQuery = z.infer<typeof translationListQuery>;

export const translationList = listOf(translationView).extend({
  namespaces: z.array(textNamespace),
  /** Of the whole language. */
  counts: z.object({ all: z.int(), missing: z.int(), changed: z.int() }),
});
export type TranslationList = z.infer<typeof translationList>;

export const textAddress = z.strictObject({ locale, namespace: textNamespace, key: textKey });
export type TextAddress = z.infer<typeof textAddress>;

export const changeText = z.strictObject({ text: z.string().trim().min(1).max(longestText) });
export type ChangeText = z.infer<typeof changeText>;

export const textHistoryEntry = z.object({
  id,
  /** Null: the release's own text stood there, or stands there again. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  changedAt: instant,
  changedBy: z.string(),
});
export type TextHistoryEntry = z.infer<typeof textHistoryEntry>;
export const textHistory = z.object({ items: z.array(textHistoryEntry) });

export const textExportQuery = z.strictObject({ locale });
export const textImportMaxBytes = 4 * 1024 * 1024;

/** The language whose texts a file holds; its format is fixed, so that nothing is to be said of columns. */
export const textImportSettings = z.object({
  mapping: z.array(z.null()).default([]),
  hasTitles: z.boolean().default(true),
  locale,
});
export type TextImportSettings = z.infer<typeof textImportSettings>;

/** The names of a text's placeholders, each once: `{{name}}`, `{{count, number}}` → count, name. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].sort();
}

const plural = /_(zero|one|two|few|many|other)$/;

/** A form of a plural; one of them may name no number: "a page". */
export function isPluralForm(key: string): boolean {
  return plural.test(key);
}

/**
 * Returns true if a text can replace the German one: it must have the same placeholders, a plural form those it needs.
 */
export function hasFittingPlaceholders(key: string, german: string, text: string): boolean {
  const wanted = placeholdersOf(german);
  const found = placeholdersOf(text);
  if (isPluralForm(key)) return found.every((name) => name === 'count' || wanted.includes(name));
  return found.join() === wanted.join();
}
