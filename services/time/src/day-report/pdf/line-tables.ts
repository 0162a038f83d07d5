import { type EntryKind, bySection, type DayReportLine, type ReportSection } from '@jahrring/contracts-time';
import { ink, margin, mm, trimPrice, unitLabel } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { Decimal } from 'decimal.js';
import type { ReportPaper } from './report-paper';

const SIZE = 9.5;
const LINE = mm(4.5);
const GAP = mm(1.6);
const small = { size: 8, color: ink.soft } as const;
const secondsPerHour = 3600;
const secondsPerMinute = 60;

/** Left edges of texts and right edges of figures; without prices the middle is the text's. */
interface Edges {
  text: number;
  textWidth: number;
  detail: number;
  detailWidth: number;
  amount: number;
  price: number;
  total: number;
}

const plain: Edges = {
  text: margin.left,
  textWidth: mm(46),
  detail: mm(73),
  detailWidth: mm(88),
  amount: mm(190),
  price: 0,
  total: 0,
};
const priced: Edges = {
  ...plain,
  textWidth: mm(40),
  detail: mm(67),
  detailWidth: mm(52),
  amount: mm(145),
  price: mm(166),
  total: mm(190),
};

/** A table for each kind of lines; its heading stands on every page. */
export function drawSections(paper: ReportPaper): void {
  for (const { key, lines } of bySection(paper.report.lines)) drawSection(paper, key, lines);
}

function drawSection(paper: ReportPaper, key: ReportSection, lines: readonly DayReportLine[]): void {
  const { flow, texts, report } = paper;
  const edges = report.withPrices ? priced : plain;
  const heading = (): void => drawHeading(paper, key, edges);
  flow.ensure(mm(24));
  flow.writer.text(texts.sections[key], margin.left, flow.y, { size: 11, bold: true });
  flow.advance(mm(6.5));
  heading();
  for (const line of lines) drawLine(paper, line, edges, heading);
  drawSum(paper, key, lines, edges);
  flow.advance(mm(6));
}

function drawHeading({ flow, texts }: ReportPaper, key: ReportSection, edges: Edges): void {
  const { writer, y } = flow;
  const people = key === 'people';
  writer.text(people ? texts.person : texts.what, edges.text, y, small);
  writer.text(people ? `${texts.activity} · ${texts.times}` : texts.person, edges.detail, y, small);
  writer.textRight(people ? texts.hours : texts.amount, edges.amount, y, small);
  if (edges.total > 0) {
    writer.textRight(texts.price, edges.price, y, small);
    writer.textRight(texts.total, edges.total, y, small);
  }
  flow.advance(mm(4.2));
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(GAP);
}

function drawLine(paper: ReportPaper, line: DayReportLine, edges: Edges, heading: () => void): void {
  const { flow } = paper;
  const { writer } = flow;
  const style = { size: SIZE };
  const people = line.kind === 'hours';
  const kinds: Readonly<Partial<Record<EntryKind, string>>> = paper.texts.kinds;
  const told = line.title ?? kinds[line.kind] ?? '';
  const left = writer.wrap(people ? line.employeeName : told, edges.textWidth, style);
  const details = people ? [line.title, timesOf(paper, line)] : [line.employeeName];
  const right = writer.wrap(details.filter(Boolean).join(' · '), edges.detailWidth, style);
  const comment = line.comment ? writer.wrap(line.comment, edges.detailWidth, { size: 8 }) : [];
  const rows = Math.max(left.length, right.length + comment.length);
  flow.ensure(Math.min(rows, 8) * LINE + GAP, heading);
  const top = flow.y;
  writer.textRight(amountOf(paper, line), edges.amount, top, style);
  drawPrices(paper, line, edges);
  left.forEach((text, index) => writer.text(text, edges.text, top + index * LINE, style));
  right.forEach((text, index) => writer.text(text, edges.detail, top + index * LINE, style));
  comment.forEach((text, index) =>
    writer.text(text, edges.detail, top + (right.length + index) * LINE, small),
  );
  flow.advance(Math.max(rows, 1) * LINE + GAP);
}

function drawPrices({ flow, format }: ReportPaper, line: DayReportLine, edges: Edges): void {
  if (edges.total === 0) return;
  const style = { size: SIZE };
  if (line.unitPrice && new Decimal(line.unitPrice).greaterThan(0)) {
    flow.writer.textRight(format.decimal(trimPrice(line.unitPrice)), edges.price, flow.y, style);
  }
  if (line.total) flow.writer.textRight(format.decimal(line.total), edges.total, flow.y, style);
}

/** All hours, and with prices what the table comes to. */
function drawSum(
  { flow, texts, format, report }: ReportPaper,
  key: ReportSection,
  lines: readonly DayReportLine[],
  edges: Edges,
): void {
  if (key !== 'people' && edges.total === 0) return;
  const { writer } = flow;
  const style = { size: SIZE, bold: true };
  flow.ensure(LINE + GAP);
  writer.rule(flow.y);
  flow.advance(GAP);
  const total = lines.reduce((sum, line) => sum.plus(line.total ?? 0), new Decimal(0)).toFixed(2);
  const currency = edges.total > 0 && report.sender ? ` ${report.sender.currency}` : '';
  writer.text(`${texts.sum}${currency}`, edges.text, flow.y, style);
  if (key === 'people') {
    const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
    writer.textRight(hoursText(format.decimal, seconds), edges.amount, flow.y, style);
  }
  if (edges.total > 0) writer.textRight(format.decimal(total), edges.total, flow.y, style);
  flow.advance(LINE);
}

function amountOf({ format, report }: ReportPaper, line: DayReportLine): string {
  if (line.kind === 'hours') return hoursText(format.decimal, line.seconds);
  if (line.quantity === null) return '';
  const unit = line.unit ? ` ${unitLabel(line.unit, report.language)}` : '';
  return `${format.compact(line.quantity)}${unit}`;
}

function hoursText(decimal: (value: string) => string, seconds: number): string {
  return decimal(new Decimal(seconds).div(secondsPerHour).toFixed(2, Decimal.ROUND_HALF_UP));
}

function timesOf({ texts }: ReportPaper, { from, to, breakSeconds }: DayReportLine): string {
  const span = from && to ? `${from}–${to}` : '';
  const rest =
    breakSeconds > 0 ? fillText(texts.breakOf, { minutes: Math.round(breakSeconds / secondsPerMinute) }) : '';
  return [span, rest].filter(Boolean).join(', ');
}
