/**
 * The form in which SQLite compares and sorts text, so that it finds and orders as MySQL's collation does: without
 * case and accents.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase();
}

/** What a search text looks like inside LIKE … ESCAPE '!'. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
