/** Signs that banks carry: Basic Latin to Latin Extended-A, €, Romanian Ș and Ț (Swiss Payment Standards, 3.1). */
const carried = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f€ȘșȚț]/u;

const replaced: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"' },
  ...{ '–': '-', '—': '-', '‑': '-', '…': '...', ẞ: 'SS' },
};

function carriedSign(sign: string): string {
  if (carried.test(sign)) return sign;
  const plain = replaced[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every((part) => carried.test(part)) ? plain : '.';
}

/** A text as banks carry it, of at most so many signs: white space is one blank, a sign they do not know its base letter or a dot. */
export function bankText(text: string, most: number): string {
  const signs = [
    ...text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  ];
  return signs.map(carriedSign).join('').slice(0, most).trim();
}

/**
 * Returns true if banks accept a text as an identifier (`MsgId`, `PmtInfId`, `EndToEndId`): at most 35 of the permitted
 * characters, no leading slash and no two in a row (Swiss Payment Standards, 3.1).
 */
export function isBankIdentifier(text: string, most = 35): boolean {
  const known = /^[A-Za-z0-9 '()+,\-./:?]+$/.test(text);
  return known && text.length <= most && text.trim() === text && !/^\/|\/$|\/\//.test(text);
}
