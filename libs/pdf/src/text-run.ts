/** The part of pdfkit's embedded font that puts glyphs into the file. */
interface RunFont {
  id: string;
  ascender: number;
  encode(text: string): [glyphs: string[], positions: { xAdvance: number; advanceWidth: number }[]];
  ref(): object;
}

interface RunDocument extends PDFKit.PDFDocument {
  _font: RunFont;
  _fontSize: number;
  page: PDFKit.PDFPage & { fonts: Record<string, object> };
  addContent(content: string): this;
}

/**
 * Writes one line in the current font and colour at (x, top of the letters' box). pdfkit's own `text` saves, turns and
 * restores the page's state and measures three times for every call, which is half of the time of a long table.
 */
export function writeRun(document: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  if (text === '') return;
  const doc = document as RunDocument;
  const { _font: font, _fontSize: size } = doc;
  doc.page.fonts[font.id] ??= font.ref();
  const baseline = y + (font.ascender / 1000) * size;
  // pdfkit's pages count from the top, so the letters are turned over.
  doc.addContent(
    `BT /${font.id} ${short(size)} Tf 1 0 0 -1 ${short(x)} ${short(baseline)} Tm ${showText(font, text)} ET`,
  );
}

/** Glyphs in hexadecimal, broken where a pair is kerned: `[<0001> 74 <0002>] TJ`. */
function showText(font: RunFont, text: string): string {
  const [glyphs, positions] = font.encode(text);
  let run = '<';
  let isKerned = false;
  for (let index = 0; index < glyphs.length; index += 1) {
    run += glyphs[index] ?? '';
    const position = positions[index];
    const kern = position ? position.advanceWidth - position.xAdvance : 0;
    if (kern === 0 || index === glyphs.length - 1) continue;
    run += `> ${short(kern)} <`;
    isKerned = true;
  }
  return isKerned ? `[${run}>] TJ` : `${run}> Tj`;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
