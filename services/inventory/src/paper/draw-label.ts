import { encode } from 'uqr';

export interface PrintedLabel {
  /** Content of the code. */
  content: string;
  /** For those who have no camera at hand; null: not printed. */
  number: string | null;
  lines: readonly string[];
}

/** Points of a millimetre. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export const pens = { text: '#17201a', cut: '#c4ccc6', code: '#000000' } as const;
const mostPadding = 5;
const gap = 3;
const least = { text: 20, size: 6 } as const;

/** Millimetres. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The code at the left and its texts beside it; below it on labels that are higher than wide. */
export function drawLabel(doc: PDFKit.PDFDocument, label: PrintedLabel, box: Box, logo: Buffer | null): void {
  const padding = Math.min(mostPadding, box.height * 0.08, box.width * 0.08);
  const width = box.width - 2 * padding;
  const height = box.height - 2 * padding;
  const x = box.x + padding;
  const y = box.y + padding;
  const isHigh = height > width;
  const side = isHigh
    ? Math.min(width, height * 0.6)
    : Math.min(height, width - least.text - gap, width * 0.6);
  drawCode(doc, label.content, { x, y, side });
  const texts = isHigh
    ? { x, y: y + side + gap, width, height: height - side - gap }
    : { x: x + side + gap, y, width: width - side - gap, height };
  drawTexts(doc, label, texts, logo);
}

function drawTexts(
  doc: PDFKit.PDFDocument,
  { number, lines }: PrintedLabel,
  box: Box,
  logo: Buffer | null,
): void {
  const bottom = mm(box.y + box.height);
  const width = mm(box.width);
  let y = mm(box.y);
  const logoHeight = logo ? mm(Math.min(10, box.height * 0.25)) : 0;
  const end = bottom - (logo ? logoHeight + mm(1) : 0);
  doc.fillColor(pens.text);
  if (number !== null) {
    const size = fitting(doc.font('bold'), number, width, Math.min(20, box.height * 0.7));
    doc.fontSize(size).text(number, mm(box.x), y, { width, lineBreak: false });
    y += size * 1.3;
  }
  const size = Math.max(least.size, Math.min(9, box.height * 0.3));
  doc.font('regular').fontSize(size);
  for (const line of lines) {
    const room = end - y;
    if (room < size) break;
    const height = Math.min(doc.heightOfString(line, { width }), room, size * 2.5);
    doc.text(line, mm(box.x), y, { width, height, ellipsis: true });
    y += height + size * 0.3;
  }
  if (logo) doc.image(logo, mm(box.x), bottom - logoHeight, { fit: [width, logoHeight], valign: 'bottom' });
}

/** The largest size at which a text has room on one line. */
function fitting(doc: PDFKit.PDFDocument, text: string, width: number, most: number): number {
  const wide = doc.fontSize(most).widthOfString(text);
  return wide <= width ? most : Math.max(least.size, (most * width) / wide);
}

/** The squares of the code as one filled path, with the white border that readers need. */
function drawCode(
  doc: PDFKit.PDFDocument,
  content: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const square = side / size;
  data.forEach((cells, row) => {
    cells.forEach((dark, column) => {
      if (dark) doc.rect(mm(x + column * square), mm(y + row * square), mm(square), mm(square));
    });
  });
  doc.fill(pens.code);
}
