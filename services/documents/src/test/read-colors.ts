import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text of a page with what it is filled with. */
export interface ColoredText {
  text: string;
  /** `#rrggbb` as the renderer gives it. */
  color: string;
}

interface Glyph {
  unicode: string;
}

/** Every text of the last page in the order it was drawn, with the fill colour that holds there. */
export async function readColors(bytes: Uint8Array): Promise<ColoredText[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const { fnArray, argsArray } = await (await pdf.getPage(pdf.numPages)).getOperatorList();
    const found: ColoredText[] = [];
    const saved: string[] = [];
    let color = '#000000';
    fnArray.forEach((operator, index) => {
      const [first] = (argsArray[index] ?? []) as unknown[];
      if (operator === OPS.save) saved.push(color);
      else if (operator === OPS.restore) color = saved.pop() ?? '#000000';
      else if (operator === OPS.setFillRGBColor) color = String(first);
      else if (operator === OPS.showText) found.push({ text: textOf(first), color });
    });
    return found;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function textOf(glyphs: unknown): string {
  return (glyphs as (Glyph | number)[])
    .map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode))
    .join('');
}
