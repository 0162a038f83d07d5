import { ink, margin, mm, PageFlow, PageWriter, printFormat, printLanguageOf } from '@jahrring/pdf';
import { serviceTexts } from '../i18n';
import type { MillLetter } from './mill-letter';
import { drawFeet, drawTable, line, plain, soft } from './paper-table';
import { columnsOf } from './mill-letter-columns';
import type { Drawing } from './mill-letter-columns';

/** Draws the letter to the mill: why its measurement is not taken, and line by line where it differs. */
export function renderMillLetter(letter: MillLetter): Promise<Buffer> {
  const texts = serviceTexts.in(letter.locale);
  const writer = new PageWriter({
    ...{ title: `${texts.dispute.title} ${letter.lot}`, author: letter.licence.name },
    ...{ language: printLanguageOf(letter.locale), createdAt: new Date(letter.createdAt) },
  });
  const format = printFormat(letter.licence.country);
  const drawing: Drawing = { flow: new PageFlow(writer, margin.top), letter, format, texts };
  drawHead(drawing);
  drawText(drawing, texts.dispute.intro);
  drawText(drawing, `${texts.dispute.reasonTitle}: ${letter.measurement.reason}`);
  if (letter.rows.length > 0) {
    drawTable(drawing.flow, { title: texts.dispute.rows, columns: columnsOf(drawing), rows: letter.rows });
  } else drawText(drawing, texts.dispute.none);
  drawTotal(drawing);
  drawText(drawing, `${texts.dispute.closing}\n\n${letter.licence.name}`);
  drawFeet(drawing.flow, texts.paper);
  return writer.finish();
}

function drawHead(drawing: Drawing): void {
  const { flow, letter, format, texts } = drawing;
  const { writer } = flow;
  const { measurement } = letter;
  for (const text of [letter.licence.name, letter.licence.place]) {
    writer.text(text, margin.left, flow.y, soft);
    flow.advance(line);
  }
  flow.advance(mm(14));
  for (const text of letter.recipient) {
    writer.text(text, margin.left, flow.y, plain);
    flow.advance(line);
  }
  flow.advance(mm(12));
  writer.textRight(format.date(letter.day), writer.contentRight, flow.y, plain);
  writer.text(texts.dispute.title, margin.left, flow.y, { size: 13, bold: true });
  flow.advance(mm(8));
  const credit = [measurement.creditNumber, measurement.creditOn && format.date(measurement.creditOn)];
  const facts: [string, string][] = [
    [texts.dispute.lot, letter.lot],
    [
      texts.dispute.mill,
      [measurement.number, format.date(measurement.measuredOn)].filter(Boolean).join(' · '),
    ],
    [texts.dispute.credit, credit.filter(Boolean).join(' · ')],
  ];
  for (const [label, text] of facts) {
    if (text === '') continue;
    writer.text(label, margin.left, flow.y + mm(0.4), soft);
    writer.text(text, margin.left + mm(40), flow.y, plain);
    flow.advance(line);
  }
  flow.advance(mm(4));
}

function drawText({ flow }: Drawing, text: string): void {
  const { writer } = flow;
  for (const paragraph of text.split('\n')) {
    for (const words of writer.wrap(paragraph, writer.contentWidth, plain)) {
      flow.ensure(line);
      writer.text(words, margin.left, flow.y, plain);
      flow.advance(line);
    }
  }
  flow.advance(mm(4));
}

function drawTotal({ flow, letter, format, texts }: Drawing): void {
  const { writer } = flow;
  const { own, mill, volumeDifference, valueDifference } = letter.totals;
  const bold = { ...plain, bold: true };
  flow.ensure(mm(12));
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(mm(1.2));
  writer.text(texts.dispute.sums, margin.left, flow.y, bold);
  const figures: [number, string][] = [
    [110, format.decimal(own.volume)],
    [128, format.decimal(mill.volume)],
    [148, format.decimal(volumeDifference)],
    [165, valueDifference === null ? '–' : format.decimal(valueDifference)],
  ];
  for (const [right, text] of figures) writer.textRight(text, margin.left + mm(right), flow.y, bold);
  flow.advance(mm(12));
}
