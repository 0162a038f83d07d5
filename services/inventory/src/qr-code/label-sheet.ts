import { readFileSync } from 'node:fs';
import { qrPrefix } from '@jahrring/contracts-inventory';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { QrCodeEntity } from './qr-code.entity';

// Whole literals: the build finds the files by them and takes them along.
const regularFont = new URL('../../assets/fonts/LiberationSans-Regular.ttf', import.meta.url);
const boldFont = new URL('../../assets/fonts/LiberationSans-Bold.ttf', import.meta.url);

/** Points of a millimetre. */
const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

const page = { width: 210, height: 297, columns: 2, rows: 4 } as const;
const label = { width: 85, height: 55, padding: 5, code: 45 } as const;
const left = (page.width - page.columns * label.width) / 2;
const top = (page.height - page.rows * label.height) / 2;
const perPage = page.columns * page.rows;

type Labelled = Pick<QrCodeEntity, 'id' | 'number' | 'title'>;

/** A4 sheets of 2 × 4 labels, 85 × 55 mm each: the code, its number, its title, and a hairline to cut along. */
export async function drawLabels(codes: readonly Labelled[]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [mm(page.width), mm(page.height)],
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string,
    info: { Creator: 'Jahrring', Producer: 'Jahrring' },
  });
  doc.registerFont('regular', readFileSync(regularFont));
  doc.registerFont('bold', readFileSync(boldFont));
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const [index, code] of codes.entries()) {
    const place = index % perPage;
    if (place === 0) doc.addPage();
    const column = place % page.columns;
    const row = Math.floor(place / page.columns);
    drawLabel(doc, code, left + column * label.width, top + row * label.height);
  }
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

/** One label with its upper left corner at these millimetres. */
function drawLabel(doc: PDFKit.PDFDocument, code: Labelled, x: number, y: number): void {
  doc.rect(mm(x), mm(y), mm(label.width), mm(label.height)).lineWidth(0.25).stroke('#c4ccc6');
  drawCode(doc, `${qrPrefix}${code.id}`, x + label.padding, y + label.padding);
  const text = x + label.padding + label.code + 3;
  const width = mm(x + label.width - label.padding - text);
  doc.fillColor('#17201a').font('bold').fontSize(20);
  doc.text(String(code.number), mm(text), mm(y + label.padding + 2), { width, lineBreak: false });
  doc.font('regular').fontSize(9);
  doc.text(code.title, mm(text), mm(y + label.padding + 14), { width, height: mm(28), ellipsis: true });
}

/** The squares of the code as one filled path. */
function drawCode(doc: PDFKit.PDFDocument, content: string, x: number, y: number): void {
  const { data, size } = encode(content, { ecc: 'M', border: 2 });
  const side = label.code / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) doc.rect(mm(x + column * side), mm(y + row * side), mm(side), mm(side));
    }
  }
  doc.fill('#000000');
}
