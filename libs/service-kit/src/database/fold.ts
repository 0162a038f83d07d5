import { foldText } from '@jahrring/contracts-common';

/** Returns the pattern of a search text for LIKE … ESCAPE '!'. */
export function likePattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

/** Shorter words (`Joe`, `Zoe`) are names rather than written-out umlauts. */
const shortestWrittenOut = 4;

/**
 * Returns the possible spellings of a German word, the word itself first: `Käfer` and `Kaefer`, `Straße` and `Strasse`.
 * Both directions, because the collations of databases know accents but not pairs of letters.
 */
export function spellings(word: string): string[] {
  const written = word.normalize('NFC').toLowerCase();
  const paired = written.replace(/[äöü]/g, (letter) => `${foldText(letter)}e`);
  const single =
    written.length < shortestWrittenOut ? written : written.replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2');
  const all = [written, paired, single].flatMap((one) => [
    one,
    one.replaceAll('ß', 'ss'),
    one.replaceAll('ss', 'ß'),
  ]);
  return [...new Set(all)];
}
