import { isoWeekOf, isWeekend, localDateAt, localTimeAt, weekdayOf } from '@jahrring/contracts-common';
import type { Bar } from '@jahrring/contracts-planning';
import { ink, mm, PageFlow, PageWriter, printFormat, printLanguageOf, type PrintFormat } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts, type ServiceTexts } from '../i18n';
import type { PlanSheet } from './plan-sheet';
import {
  filterLine,
  holidayLine,
  sheetDays,
  sheetRows,
  type BarLook,
  type SheetRow,
  type SheetSpan,
} from './sheet-layout';

/** Margins, in points: narrow, so that the days are wide. */
const edge = mm(12);
const top = mm(12);
const nameWidth = { a4: mm(36), a3: mm(46) } as const;
const soft = { size: 8, color: ink.soft } as const;
/** Space between bars, and above and below their text, in points. */
const padding = mm(0.9);
/** Distance by which the footer is lower than on other papers, in points. */
const lowerFeet = mm(11);
/** Width of a week's label such as `KW 44`, in points. */
const weekWidth = mm(9);
const leastRow = mm(7);
/** Narrower days, in points, have room for a project's number only. */
const wideDay = mm(18);
const faint = '#f1f3f1';
const fills: Readonly<Record<BarLook | 'other', string>> = {
  other: '#ffffff',
  planned: '#ffffff',
  confirmed: '#dcebdf',
  done: '#e6e8e6',
  away: '#f6ead2',
};

interface Drawing {
  flow: PageFlow;
  sheet: PlanSheet;
  texts: ServiceTexts;
  format: PrintFormat;
  days: readonly string[];
  /** Left edge of the days and width of each, in points. */
  left: number;
  day: number;
  right: number;
}

/** Draws a plan for the wall: resources down, days across; as many pages as it needs, each with its head. */
export function renderPlanSheet(sheet: PlanSheet): Promise<Buffer> {
  const texts = serviceTexts.in(sheet.locale);
  const writer = new PageWriter({
    ...{ title: texts.sheet.title, author: sheet.licence.name, language: printLanguageOf(sheet.locale) },
    ...{ createdAt: new Date(sheet.createdAt), orientation: 'landscape', paper: sheet.paper },
  });
  const days = sheetDays(sheet);
  const left = edge + nameWidth[sheet.paper];
  const right = writer.width - edge;
  const drawing: Drawing = {
    ...{ flow: new PageFlow(writer, top), sheet, texts, days },
    ...{ format: printFormat(sheet.licence.country), left, right, day: (right - left) / days.length },
  };
  drawing.flow.reserved = -lowerFeet;
  drawTitle(drawing);
  drawHead(drawing);
  drawRows(drawing);
  drawFeet(drawing);
  return writer.finish();
}

function drawTitle({ flow, sheet, texts, format, right }: Drawing): void {
  const { writer } = flow;
  writer.text(texts.sheet.title, edge, flow.y, { size: 14, bold: true });
  writer.textRight(sheet.licence.name, right, flow.y + mm(1), { size: 9 });
  flow.advance(mm(7));
  const span = `${format.date(sheet.from)} – ${format.date(sheet.to)}`;
  writer.text(span, edge, flow.y, { size: 10, bold: true });
  const note = sheet.variant
    ? fillText(texts.sheet.variant, { title: sheet.variant })
    : sheet.isDraft
      ? texts.sheet.draft
      : '';
  if (note) writer.textRight(note, right, flow.y, { size: 10, bold: true });
  flow.advance(mm(5.5));
  for (const words of [filterLine(sheet, texts.sheet), holidayLine(sheet, texts.sheet, format.date)]) {
    for (const line of words ? writer.wrap(words, right - edge, soft) : []) {
      writer.text(line, edge, flow.y, soft);
      flow.advance(mm(3.8));
    }
  }
  flow.advance(mm(1.5));
}

/** The days, each week with its number where it begins. */
function drawHead({ flow, sheet, texts, days, left, day, right }: Drawing): void {
  const { writer } = flow;
  const size = day < wideDay ? 6.5 : 8;
  const parts = { weekday: 'short', timeZone: 'UTC' } as const;
  const weekday = new Intl.DateTimeFormat(sheet.locale, parts);
  days.forEach((date, index) => {
    const x = left + index * day;
    const rest = Math.min(8 - weekdayOf(date), days.length - index);
    if ((index === 0 || weekdayOf(date) === 1) && rest * day >= weekWidth)
      writer.text(fillText(texts.sheet.week, { week: isoWeekOf(date).week }), x + mm(0.6), flow.y, soft);
    const name = weekday.format(new Date(`${date}T12:00:00Z`)).replace('.', '');
    const label = day < wideDay ? name.slice(0, 2) : `${name}, ${dayText(date)}`;
    writer.textCentred(label, x + day / 2, flow.y + mm(4), { size, bold: true });
    if (day < wideDay)
      writer.textCentred(String(Number(date.slice(8))), x + day / 2, flow.y + mm(7), { size });
  });
  flow.advance(mm(day < wideDay ? 10.4 : 8));
  writer.rule(flow.y, edge, right, ink.soft);
}

/** `16.11.` */
function dayText(date: string): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.`;
}

function drawRows(drawing: Drawing): void {
  const { flow, sheet, texts, days } = drawing;
  const rows = sheetRows(sheet, days, texts);
  const hasKinds = new Set(rows.map(({ resource }) => resource.kind)).size > 1;
  const head = () => {
    flow.y = top;
    drawHead(drawing);
  };
  if (rows.length === 0) {
    flow.advance(mm(4));
    flow.writer.text(texts.sheet.empty, edge, flow.y, { size: 10 });
  }
  rows.forEach((row, index) => {
    const measured = measure(drawing, row);
    const { kind } = row.resource;
    const begins = hasKinds && rows[index - 1]?.resource.kind !== kind;
    flow.ensure(measured.height + (begins ? mm(7) : 0), head);
    if (begins) drawKind(drawing, texts.sheet.kinds[kind]);
    drawRow(drawing, row, measured);
  });
}

function drawKind({ flow, right }: Drawing, title: string): void {
  flow.writer.text(title, edge, flow.y + mm(1.8), { size: 8, bold: true, color: ink.soft });
  flow.advance(mm(6.4));
  flow.writer.rule(flow.y, edge, right);
}

interface MeasuredBar {
  bar: Bar<SheetSpan>;
  lines: string[];
  size: number;
}

interface Measured {
  bars: MeasuredBar[];
  /** Top of each lane within the row, and the row's height after the last. */
  tops: number[];
  height: number;
  name: string[];
}

const textSize = ({ day, sheet }: Drawing): number => (day >= wideDay ? 8 : sheet.paper === 'a3' ? 7 : 6);
/** Free space left and right of a bar's text, in points. */
const besides = ({ day }: Drawing): number => (day >= wideDay ? mm(1) : mm(0.35));
/** Font sizes, in points, that are tried before a project's number is broken over two lines. */
const smaller = [6, 5.5, 5] as const;

/** Measures a row: lines of each bar, and lanes as high as their highest bar. */
function measure(drawing: Drawing, row: SheetRow): Measured {
  const { flow, day, sheet } = drawing;
  const size = textSize(drawing);
  const line = size * 1.22;
  const bars = row.bars.map((bar) => ({ bar, ...barWords(drawing, bar, size) }));
  const lanes = Array.from({ length: row.lanes }, (_, lane) => {
    const inLane = bars.filter(({ bar }) => bar.lane === lane + 1);
    return Math.max(1, ...inLane.map(({ lines }) => lines.length)) * line + 2 * padding;
  });
  const tops = [padding];
  for (const height of lanes) tops.push((tops.at(-1) ?? 0) + height + padding);
  const style = { size: day < wideDay ? 7.5 : 9 };
  const name = flow.writer.wrap(row.resource.name, nameWidth[sheet.paper] - mm(2), style);
  const names = name.length * style.size * 1.22 + 2 * padding;
  return { bars, tops, height: Math.max(tops.at(-1) ?? 0, names, leastRow), name };
}

/** Breaks the text of a bar into the lines it has room for; a bar that continues the one before has no text. */
function barWords(drawing: Drawing, bar: Bar<SheetSpan>, size: number): Omit<MeasuredBar, 'bar'> {
  const { flow, day } = drawing;
  if (bar.run === 0) return { lines: [], size };
  const { text, short } = bar.booking;
  const width = bar.run * day - padding - 2 * besides(drawing);
  const fits = (at: number) => flow.writer.wrap(short, width, { size: at }).length === 1;
  if (width < wideDay && !short.includes(' ')) {
    const fitting = [size, ...smaller].find(fits);
    if (fitting) return { lines: [short], size: fitting };
  }
  const most = day < wideDay ? 2 : 4;
  const lines = flow.writer.wrap(width < wideDay ? short : text, width, { size });
  if (lines.length <= most) return { lines, size };
  return { lines: [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, -1)}…`], size };
}

function drawRow(drawing: Drawing, row: SheetRow, { bars, tops, height, name }: Measured): void {
  const { flow, sheet, days, left, day, right } = drawing;
  const { writer } = flow;
  const free = new Set(sheet.holidays.map(({ date }) => date));
  writer.drawWith((doc) => {
    days.forEach((date, index) => {
      const x = left + index * day;
      if (isWeekend(date) || free.has(date)) doc.rect(x, flow.y, day, height).fill(faint);
      doc.moveTo(x, flow.y).lineTo(x, flow.y + height);
      doc.lineWidth(0.3).strokeColor(ink.hairline).stroke();
    });
    for (const { bar } of bars) drawBar(drawing, bar, tops, doc);
  });
  const nameSize = day < wideDay ? 7.5 : 9;
  name.forEach((text, index) =>
    writer.text(text, edge, flow.y + padding + index * nameSize * 1.22, { size: nameSize }),
  );
  for (const { bar, lines, size } of bars) {
    const x = left + (bar.start - 1) * day + padding / 2 + besides(drawing);
    const y = flow.y + (tops[bar.lane - 1] ?? 0) + padding;
    const style = { size, ...(bar.booking.isOther ? { color: ink.soft } : {}) };
    lines.forEach((text, index) => writer.text(text, x, y + index * size * 1.22, style));
  }
  flow.advance(height);
  writer.rule(flow.y, edge, right);
}

/** Draws a bar: confirmed ones filled, planned ones with a dashed edge, so that they differ in black and white too. */
function drawBar(
  { flow, left, day }: Drawing,
  { booking, lane, start, end }: Bar<SheetSpan>,
  tops: readonly number[],
  doc: PDFKit.PDFDocument,
): void {
  const y = flow.y + (tops[lane - 1] ?? 0);
  const height = (tops[lane] ?? 0) - (tops[lane - 1] ?? 0) - padding;
  swatch(doc, booking.isOther ? 'other' : booking.look, {
    ...{ x: left + (start - 1) * day + padding / 2, y },
    ...{ width: (end - start) * day - padding, height },
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function swatch(doc: PDFKit.PDFDocument, look: BarLook | 'other', { x, y, width, height }: Box): void {
  doc.roundedRect(x, y, width, height, mm(0.6)).lineWidth(0.6);
  if (look === 'planned') doc.dash(2, { space: 1.5 });
  doc.fillAndStroke(fills[look], look === 'done' || look === 'other' ? ink.hairline : ink.soft).undash();
}

const looks: readonly BarLook[] = ['planned', 'confirmed', 'done', 'away'];

/** Draws the footer of each page: legend, time of printing, page number. */
function drawFeet({ flow: { writer }, sheet, texts, format, right }: Drawing): void {
  const printed = `${format.date(localDateAt(new Date(sheet.createdAt), sheet.timeZone))} ${localTimeAt(new Date(sheet.createdAt), sheet.timeZone)}`;
  writer.onEachPage((page, pages) => {
    const y = writer.height - mm(12);
    let x = edge;
    for (const look of looks) {
      writer.drawWith((doc) => swatch(doc, look, { x, y: y + mm(0.2), width: mm(6), height: mm(3) }));
      writer.text(texts.sheet.looks[look], x + mm(7.5), y, soft);
      x += mm(34);
    }
    const place = fillText(texts.sheet.page, { page, pages });
    writer.textRight(`${fillText(texts.sheet.printed, { at: printed })} · ${place}`, right, y, soft);
  });
}
