const longestTitleKey = 160;

/** Under which an article number is unique: "A-12" and "a-12" are the same. */
export function articleNumberKey(articleNumber: string | null | undefined): string | null {
  return articleNumber?.trim().toLowerCase() || null;
}

/** Under which a title is found again: "Motorsäge  MS 500" and "motorsage ms 500" are the same. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longestTitleKey)
    .trim();
}
