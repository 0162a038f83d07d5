/** First characters that make a spreadsheet calculate a cell, in plain and in full-width form. */
const formulaStart = /^\s*[=+\-@\t\r\n＝＋－＠]/u;
/** Numbers and phone numbers start with a sign too, and are harmless. */
const signedNumber = /^[+-]\d[\d\s.,'’()/-]*$/;

/** Makes text safe in a spreadsheet: a leading apostrophe keeps it text. Signed numbers stay as they are. */
export function neutraliseCell(text: string): string {
  if (!formulaStart.test(text) || isPlainNumber(text)) return text;
  return `'${text}`;
}

/** A minus between digits would be calculated ("-1-2"), hence one sign only. */
function isPlainNumber(text: string): boolean {
  return signedNumber.test(text) && !text.slice(1).includes('-') && !text.includes('/');
}
