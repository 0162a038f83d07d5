/**
 * A text as word searches compare it: without case and accents, ß and ẞ as ss. Signs that are letters of their own script
 * (vowels of Tibetan) and signs of ASCII stay.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?=\p{M})\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}
