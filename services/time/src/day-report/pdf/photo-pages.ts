import { ink, margin, mm } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import type { SnapshotPhoto } from '../report-snapshot';
import type { ReportPaper } from './report-paper';

const GAP = mm(5);
const LINE = mm(4.2);
const CAPTION_LINES = 3;
const captionStyle = { size: 8.5, color: ink.soft } as const;
const rowHeight = mm(78);

/** The photos two by two, each with its caption; a photographed sheet fills a row of its own. */
export function drawPhotos(paper: ReportPaper, pictures: ReadonlyMap<string, Buffer>): void {
  const { flow, report, texts } = paper;
  const sheet = report.photos.find(({ id }) => id === report.paperPhotoId);
  const others = report.photos.filter((photo) => photo !== sheet);
  if (sheet) drawSheet(paper, sheet, pictures.get(sheet.id));
  if (others.length === 0) return;
  flow.ensure(mm(9) + rowHeight);
  flow.writer.text(texts.photos, margin.left, flow.y, { size: 11, bold: true });
  flow.advance(mm(7));
  for (let index = 0; index < others.length; index += 2) {
    drawRow(paper, others.slice(index, index + 2), index, pictures);
  }
}

function drawRow(
  { flow, texts }: ReportPaper,
  photos: readonly SnapshotPhoto[],
  before: number,
  pictures: ReadonlyMap<string, Buffer>,
): void {
  const { writer } = flow;
  const width = (writer.contentWidth - GAP) / 2;
  const height = rowHeight - CAPTION_LINES * LINE - GAP;
  flow.ensure(rowHeight);
  photos.forEach((photo, index) => {
    const x = margin.left + index * (width + GAP);
    const bytes = pictures.get(photo.id);
    if (bytes) writer.doc.image(bytes, x, flow.y, { fit: [width, height] });
    const caption = photo.caption ?? fillText(texts.photo, { number: before + index + 1 });
    const lines = writer.wrap(caption, width, captionStyle).slice(0, CAPTION_LINES);
    const top = flow.y + shownHeight(photo, width, height) + mm(1.5);
    lines.forEach((line, row) => writer.text(line, x, top + row * LINE, captionStyle));
  });
  writer.forgetColor();
  flow.advance(rowHeight);
}

/** Returns the height of a picture once it fits its box. */
function shownHeight(photo: SnapshotPhoto, width: number, height: number): number {
  if (!photo.width || !photo.height) return height;
  return photo.height * Math.min(width / photo.width, height / photo.height);
}

function drawSheet({ flow, texts }: ReportPaper, photo: SnapshotPhoto, bytes: Buffer | undefined): void {
  if (!bytes) return;
  const { writer } = flow;
  flow.newPage();
  writer.text(texts.ways.paper, margin.left, flow.y, { size: 11, bold: true });
  flow.advance(mm(7));
  const height = writer.height - flow.y - margin.bottom - mm(12);
  writer.doc.image(bytes, margin.left, flow.y, { fit: [writer.contentWidth, height] });
  writer.forgetColor();
  flow.advance(shownHeight(photo, writer.contentWidth, height) + mm(6));
}
