/** The words of a language or of a region of it (`de-AT`); German where there are none. */
export function inLanguage<T>(texts: Readonly<Record<string, T>> & { readonly de: T }, locale: string): T {
  return texts[locale.slice(0, 2)] ?? texts.de;
}
