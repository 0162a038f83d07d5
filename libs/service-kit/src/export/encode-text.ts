export const textEncodings = ['utf-8', 'windows-1252'] as const;
export type TextEncodingName = (typeof textEncodings)[number];

/** Windows-1252 differs from Latin-1 in 0x80–0x9F only. */
const special = new Map(
  [
    ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)),
  ].map((letter, index) => [letter, 0x80 + index]),
);

/** Text as bytes: UTF-8 with BOM, or Windows-1252 where a letter it lacks loses its accents, or becomes `?`. */
export function encodeText(text: string, encoding: TextEncodingName): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text.startsWith('\ufeff') ? text : `\ufeff${text}`);
  return Buffer.from([...text.replace(/^\ufeff/, '')].map(byteOf));
}

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const found = special.get(letter);
  if (found !== undefined) return found;
  const [plain = '?'] = letter.normalize('NFD');
  const bare = plain.codePointAt(0) ?? 0;
  return bare < 0x80 ? bare : '?'.charCodeAt(0);
}
