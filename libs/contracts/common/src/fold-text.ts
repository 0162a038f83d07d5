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

/** Returns a test for texts that hold each word of a search, in any order, without case and accents. */
export function holdsWords(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
