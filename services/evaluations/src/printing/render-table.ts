import {
  ink,
  margin,
  mm,
  PageFlow,
  PageWriter,
  printFormat,
  printLanguageOf,
  type PrintFormat,
} from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts } from '../i18n';
import { hoursText } from './paper';
import type { PaperCell, PaperKind, PrintedTable } from './printed-table';
import { layoutTable, type TableLayout } from './table-layout';

const firstLine = mm(20);
const line = mm(4.4);
const gap = mm(3);
const mostTitleLines = 3;
const room = { portrait: mm(165), landscape: mm(252), name: mm(44), figure: mm(20) };
const plain = { size: 9 } as const;
const soft = { size: 8, color: ink.soft } as const;

interface Paper {
  flow: PageFlow;
  table: PrintedTable;
  layout: TableLayout;
  format: PrintFormat;
}

/** Makes a file of a table; the same table makes the same bytes. */
export function renderTable(table: PrintedTable): Promise<Buffer> {
  const layout = layoutTable(table, room);
  const writer = new PageWriter({
    ...{ title: table.title, author: table.licence.name, language: printLanguageOf(table.locale) },
    ...{ createdAt: new Date(table.createdAt), orientation: layout.orientation },
  });
  const paper: Paper = {
    ...{ flow: new PageFlow(writer, firstLine), table, layout },
    format: printFormat(table.licence.country),
  };
  paper.flow.y = firstLine;
  drawHead(paper);
  layout.parts.forEach((part, index) => {
    if (index > 0) paper.flow.newPage();
    drawPart(paper, part);
  });
  drawSignatures(paper);
  drawFeet(paper);
  return writer.finish();
}

function drawHead({ flow, table }: Paper): void {
  const { writer } = flow;
  writer.textRight(table.licence.name, writer.contentRight, flow.y + mm(1.4), { size: 9, color: ink.soft });
  for (const text of writer.wrap(table.title, writer.contentWidth - mm(55), { size: 14, bold: true })) {
    writer.text(text, margin.left, flow.y, { size: 14, bold: true });
    flow.advance(mm(6.5));
  }
  for (const note of table.notes.flatMap((text) => writer.wrap(text, writer.contentWidth, plain))) {
    writer.text(note, margin.left, flow.y, { size: 9, color: ink.soft });
    flow.advance(line);
  }
  flow.advance(mm(3));
}

function drawPart(paper: Paper, part: readonly number[]): void {
  const { flow, table } = paper;
  const titles = () => drawTitles(paper, part);
  titles();
  for (const row of table.rows) drawRow(paper, part, row, { onBreak: titles });
  if (!table.sum) return;
  flow.ensure(mm(7), titles);
  flow.writer.rule(flow.y, margin.left, flow.writer.contentRight, ink.soft);
  flow.advance(mm(1.2));
  drawRow(paper, part, table.sum, { onBreak: titles, bold: true });
}

/** Left edge of a column that names rows. */
const nameLeft = ({ layout }: Paper, at: number): number => margin.left + at * layout.nameWidth;
/** Right edge of a column of figures, the last at the edge of the page. */
const figureRight = ({ flow }: Paper, part: readonly number[], at: number): number =>
  flow.writer.contentRight - (part.length - 1 - at) * room.figure;

function drawTitles(paper: Paper, part: readonly number[]): void {
  const { flow, table, layout } = paper;
  const { writer } = flow;
  const linesOf = (index: number, width: number) =>
    writer.wrap(table.columns[index]?.title ?? '', width, soft).slice(0, mostTitleLines);
  const figures = part.map((index) => linesOf(index, room.figure - gap / 2));
  const height = Math.max(1, ...figures.map((lines) => lines.length)) * mm(3.6);
  layout.names.forEach((index, at) => {
    const [text = ''] = linesOf(index, layout.nameWidth - gap);
    writer.text(text, nameLeft(paper, at), flow.y + height - mm(3.6), soft);
  });
  figures.forEach((lines, at) =>
    lines.forEach((text, row) => {
      const y = flow.y + height - (lines.length - row) * mm(3.6);
      writer.textRight(text, figureRight(paper, part, at), y, soft);
    }),
  );
  flow.advance(height + mm(0.6));
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(mm(1));
}

interface RowStyle {
  onBreak: () => void;
  bold?: boolean;
}

function drawRow(
  paper: Paper,
  part: readonly number[],
  row: readonly PaperCell[],
  { onBreak, bold = false }: RowStyle,
): void {
  const { flow, table, layout } = paper;
  const { writer } = flow;
  const style = { ...plain, bold };
  const names = layout.names.map((index) =>
    writer.wrap(String(row[index] ?? ''), layout.nameWidth - gap, style),
  );
  const height = Math.max(1, ...names.map((lines) => lines.length)) * line;
  flow.ensure(height, onBreak);
  names.forEach((lines, at) =>
    lines.forEach((text, below) => writer.text(text, nameLeft(paper, at), flow.y + below * line, style)),
  );
  part.forEach((index, at) => {
    const text = cellText(row[index] ?? null, table.columns[index]?.kind ?? 'number', paper.format);
    writer.textRight(text, figureRight(paper, part, at), flow.y, style);
  });
  flow.advance(height);
}

const secondsPerHour = 3600;

/** A cell as the licence's country writes it; a part of 1 in per cent with one decimal. */
export function cellText(cell: PaperCell, kind: PaperKind, format: PrintFormat): string {
  if (cell === null || cell === '') return '';
  if (kind === 'hours') return hoursText(Number(cell), { zero: '0:00' });
  if (kind === 'decimal') return format.decimal((Number(cell) / secondsPerHour).toFixed(2));
  if (kind === 'days') return format.decimal(Number(cell).toFixed(2));
  if (kind === 'money') return format.decimal(String(cell));
  if (kind === 'share') return `${format.compact((Number(cell) * 100).toFixed(1))} %`;
  return kind === 'number' ? format.compact(String(cell)) : String(cell);
}

function drawSignatures({ flow, table }: Paper): void {
  const { writer } = flow;
  if (table.signatures.length === 0) return;
  flow.ensure(mm(24));
  flow.advance(mm(14));
  const width = Math.min(mm(75), (writer.contentWidth - mm(10)) / table.signatures.length);
  table.signatures.forEach((label, index) => {
    const left = margin.left + index * (width + mm(10));
    writer.rule(flow.y, left, left + width, ink.soft);
    writer.text(label, left, flow.y + mm(1.4), soft);
  });
}

function drawFeet({ flow: { writer }, table }: Paper): void {
  const texts = serviceTexts.in(table.locale).period;
  writer.onEachPage((page, pages) => {
    if (pages < 2) return;
    const foot = writer.height - mm(12);
    writer.text(table.title, margin.left, foot, soft);
    writer.textRight(fillText(texts.page, { page, pages }), writer.contentRight, foot, soft);
  });
}
