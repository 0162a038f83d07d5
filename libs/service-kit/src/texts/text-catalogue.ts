/** Languages every catalogue is complete in. */
const textLanguages = ['de', 'en', 'fr', 'it', 'ro'] as const;
export type TextLanguage = (typeof textLanguages)[number];

export interface TextCatalogue<T> {
  /** The texts in the language of a locale (`de-AT` is German); German where there is none of it. */
  in(locale: string): T;
  /** The texts in every language: what an import understands. */
  all(): readonly T[];
}

/**
 * The texts a service writes into files, mails and papers, from one JSON file per language.
 * @param languages the files; the German one says which texts there are, the compiler asks the others for each of them
 */
export function textCatalogue<T>(
  languages: { readonly de: T } & Readonly<Record<TextLanguage, NoInfer<T>>>,
): TextCatalogue<T> {
  const byLanguage = new Map<string, T>(textLanguages.map((language) => [language, languages[language]]));
  return {
    in: (locale) => byLanguage.get(locale.slice(0, 2)) ?? languages.de,
    all: () => [...byLanguage.values()],
  };
}
