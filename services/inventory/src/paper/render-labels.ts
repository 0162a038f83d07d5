import { readFileSync } from 'node:fs';
import type { LabelSheet } from '@jahrring/contracts-inventory';
import PDFDocument from 'pdfkit';
import { mm, pens, drawLabel } from './draw-label';
import type { PrintedLabel } from './draw-label';

// Whole literals: the build finds the files by them and takes them along.
const regularFont = new URL('../../assets/fonts/LiberationSans-Regular.ttf', import.meta.url);
const boldFont = new URL('../../assets/fonts/LiberationSans-Bold.ttf', import.meta.url);

export interface LabelPaper {
  sheet: LabelSheet;
  /** From 1; labels before it are used up already. */
  start: number;
  cutLines: boolean;
  /** A picture's bytes in base64. */
  logo: string | null;
  labels: readonly PrintedLabel[];
  title: string;
  /** ISO 8601 */
  createdAt: string;
}

/** Returns the PDF of labels: sheet after sheet, or label after label from a roll. */
export async function renderLabels(paper: LabelPaper): Promise<Buffer> {
  const { sheet, start, labels, createdAt, title } = paper;
  const doc = new PDFDocument({
    size: [mm(sheet.page.width), mm(sheet.page.height)],
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string,
    info: { Title: title, Creator: 'Jahrring', Producer: 'Jahrring', CreationDate: new Date(createdAt) },
  });
  doc.registerFont('regular', readFileSync(regularFont));
  doc.registerFont('bold', readFileSync(boldFont));
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const logo = paper.logo === null ? null : Buffer.from(paper.logo, 'base64');
  const perPage = sheet.columns * sheet.rows;
  labels.forEach((label, index) => {
    const place = (index + start - 1) % perPage;
    if (index === 0 || place === 0) doc.addPage();
    const x = sheet.margin.left + (place % sheet.columns) * sheet.pitch.x;
    const y = sheet.margin.top + Math.floor(place / sheet.columns) * sheet.pitch.y;
    if (paper.cutLines && !sheet.roll) {
      doc.rect(mm(x), mm(y), mm(sheet.label.width), mm(sheet.label.height)).lineWidth(0.25).stroke(pens.cut);
    }
    drawLabel(doc, label, { x, y, ...sheet.label }, logo);
  });
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
