import { nameKey } from '../address';

/** Legal forms of CH, LI, DE, AT, FR and IT, as `nameKey` writes them: they do not tell two companies apart. */
const legalForms = new Set(
  'ag sa gmbh sarl sagl srl kg kgaa ohg og ug eg ek ev gbr co cie ltd llc inc plc se snc sas spa'.split(' '),
);
const joiners = new Set(['und', 'et', 'and', 'e']);

/** "S.à r.l." is read by `nameKey` as single letters; together they are one word. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isLetter = word.length === 1;
    if (isLetter && isOpen) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isOpen = isLetter;
  }
  return joined;
}

/** Names shorter than that have an `e` of their own rather than a written-out umlaut ("Joe"). */
const shortestWrittenOut = 4;

/** "Mueller" as "Müller" is read: umlauts written out become the letter itself. */
function foldWord(word: string): string {
  return word.length < shortestWrittenOut ? word : word.replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2');
}

/** The words of a name that tell it from others, in alphabetical order: "Lüthi & Co. AG" and "Luethi GmbH" are one. */
export function nameWords(name: string): string[] {
  const words = joinLetters(nameKey(name).split(' ')).filter((word) => word !== '');
  const telling = words.filter((word) => !legalForms.has(word) && !joiners.has(word));
  return (telling.length > 0 ? telling : words).map(foldWord).toSorted();
}
