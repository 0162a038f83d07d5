import { ink, margin, mm, PageFlow, PageWriter, type PrintLanguage } from '@jahrring/pdf';

/** A column of a printed list; what is to be filled in by hand has a box. */
export interface ListPaperColumn {
  title: string;
  /** Share of the width that is left beside the others. */
  share: number;
  align?: 'end';
  box?: true;
}

export interface ListPaperSection {
  title: string | null;
  /** Said instead of a table without lines. */
  none: string;
  rows: readonly (readonly string[])[];
}

/** A list as it is printed: to be counted, or to be given back. */
export interface ListPaper {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  columns: readonly ListPaperColumn[];
  sections: readonly ListPaperSection[];
  /** Lines to be signed by hand, below the last table. */
  signers: readonly string[];
  sender: { name: string; country: string; lines: readonly string[] } | null;
  language: PrintLanguage;
  /** ISO 8601 */
  createdAt: string;
}

interface Sheet {
  flow: PageFlow;
  paper: ListPaper;
  lefts: number[];
  widths: number[];
}

const LINE = mm(4.8);
const HEAD_TOP = mm(15);
const TITLE_TOP = mm(34);
const gap = mm(3);
const signerWidth = mm(75);
const small = { size: 8.5, color: ink.soft } as const;

/** Returns the PDF of a list; the same data gives the same bytes. */
export async function renderList(paper: ListPaper): Promise<Buffer> {
  const writer = new PageWriter({
    title: paper.title,
    author: paper.sender?.name ?? '',
    language: paper.language,
    createdAt: new Date(paper.createdAt),
  });
  const sheet = { flow: new PageFlow(writer, TITLE_TOP), paper, ...placesOf(paper, writer.contentWidth) };
  drawHead(sheet);
  for (const section of paper.sections) drawSection(sheet, section);
  drawSigners(sheet);
  writer.onEachPage((page, pages) => {
    writer.textRight(`${page} / ${pages}`, writer.contentRight, writer.height - mm(12), small);
  });
  return writer.finish();
}

function placesOf({ columns }: ListPaper, width: number): Pick<Sheet, 'lefts' | 'widths'> {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - gap * (columns.length - 1);
  const widths = columns.map(({ share }) => (free * share) / all);
  const lefts = widths.map((_width, index) =>
    widths.slice(0, index).reduce((sum, one) => sum + one + gap, margin.left),
  );
  return { lefts, widths };
}

function drawHead({ flow, paper }: Sheet): void {
  const { writer } = flow;
  if (paper.sender) {
    writer.text(paper.sender.name, margin.left, HEAD_TOP, { size: 12, bold: true });
    paper.sender.lines.forEach((line, index) => {
      writer.text(line, margin.left, HEAD_TOP + mm(5.5) + index * mm(4), small);
    });
  }
  for (const line of writer.wrap(paper.title, writer.contentWidth, { size: 15, bold: true })) {
    writer.text(line, margin.left, flow.y, { size: 15, bold: true });
    flow.advance(mm(7));
  }
  flow.advance(mm(2));
  for (const [label, value] of paper.facts) {
    writer.text(label, margin.left, flow.y + 0.8, small);
    writer.text(value, margin.left + mm(38), flow.y);
    flow.advance(LINE);
  }
  flow.advance(mm(4));
}

function drawSection(sheet: Sheet, { title, none, rows }: ListPaperSection): void {
  const { flow } = sheet;
  const { writer } = flow;
  flow.ensure(mm(16) + LINE);
  if (title !== null) {
    writer.text(title, margin.left, flow.y, { size: 11, bold: true });
    flow.advance(mm(6.5));
  }
  if (rows.length === 0) {
    writer.text(none, margin.left, flow.y, { color: ink.soft });
    flow.advance(mm(9));
    return;
  }
  drawTitles(sheet);
  for (const row of rows) drawRow(sheet, row);
  flow.advance(mm(5));
}

function drawTitles({ flow, paper, lefts, widths }: Sheet): void {
  const { writer } = flow;
  const titles = paper.columns.map(({ title }, index) => writer.wrap(title, widths[index] ?? 0, small));
  const height = Math.max(...titles.map(({ length }) => length)) * mm(3.8);
  titles.forEach((lines, index) => {
    lines.forEach((line, at) =>
      write(writer, line, { paper, lefts, widths, index }, flow.y + at * mm(3.8), small),
    );
  });
  flow.advance(height + mm(1));
  writer.rule(flow.y);
  flow.advance(mm(1.6));
}

/** One line of the list: as high as its longest text, with room to write where it has boxes. */
function drawRow(sheet: Sheet, row: readonly string[]): void {
  const { flow, paper, lefts, widths } = sheet;
  const { writer } = flow;
  const cells = row.map((text, index) => (text === '' ? [] : writer.wrap(text, widths[index] ?? 0)));
  const hasBox = paper.columns.some(({ box }) => box);
  const lines = Math.max(1, ...cells.map(({ length }) => length));
  const height = Math.max(lines * LINE, hasBox ? mm(7) : 0) + mm(1);
  flow.ensure(height, () => drawTitles(sheet));
  cells.forEach((texts, index) => {
    texts.forEach((line, at) => write(writer, line, { paper, lefts, widths, index }, flow.y + at * LINE, {}));
  });
  paper.columns.forEach(({ box }, index) => {
    if (!box) return;
    writer.drawWith((doc) => {
      doc
        .rect(lefts[index] ?? 0, flow.y, widths[index] ?? 0, mm(6))
        .lineWidth(0.5)
        .stroke(ink.soft);
    });
  });
  flow.advance(height);
  writer.rule(flow.y - mm(0.4));
  flow.advance(mm(0.8));
}

interface Place {
  paper: ListPaper;
  lefts: readonly number[];
  widths: readonly number[];
  index: number;
}

function write(
  writer: PageWriter,
  text: string,
  { paper, lefts, widths, index }: Place,
  y: number,
  style: Parameters<PageWriter['text']>[3],
): void {
  const left = lefts[index] ?? 0;
  if (paper.columns[index]?.align === 'end') writer.textRight(text, left + (widths[index] ?? 0), y, style);
  else writer.text(text, left, y, style);
}

function drawSigners({ flow, paper }: Sheet): void {
  if (paper.signers.length === 0) return;
  const { writer } = flow;
  flow.ensure(mm(30));
  flow.advance(mm(18));
  paper.signers.forEach((signer, index) => {
    const left = margin.left + index * (signerWidth + mm(10));
    writer.rule(flow.y, left, left + signerWidth, ink.soft);
    writer.text(signer, left, flow.y + mm(1.4), small);
  });
}
