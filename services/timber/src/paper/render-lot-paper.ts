import { ink, margin, mm, PageFlow, PageWriter, printFormat, printLanguageOf } from '@jahrring/pdf';
import { serviceTexts } from '../i18n';
import { drawFeet, drawTable, plain, soft, type Column } from './paper-table';
import type { LotPaper, PaperLog, PaperSum } from './lot-paper';
import { drawFacts } from './lot-paper-facts';
import type { Drawing } from './lot-paper-facts';

/** Draws the log list of a lot, with sums by assortment and class. */
export function renderLotPaper(paper: LotPaper): Promise<Buffer> {
  const { paper: texts, export: words } = serviceTexts.in(paper.locale);
  const writer = new PageWriter({
    ...{ title: `${texts.title} ${paper.lot.number}`, author: paper.licence.name },
    ...{ language: printLanguageOf(paper.locale), createdAt: new Date(paper.createdAt) },
  });
  const format = printFormat(paper.licence.country);
  const drawing: Drawing = { flow: new PageFlow(writer, margin.top), paper, format, texts, words };
  drawHead(drawing);
  drawFacts(drawing);
  drawTable(drawing.flow, { title: texts.sums, columns: sumColumns(drawing), rows: paper.sums });
  drawTotal(drawing);
  if (paper.logs.length > 0)
    drawTable(drawing.flow, { title: texts.logs, columns: logColumns(drawing), rows: paper.logs });
  drawFeet(drawing.flow, texts);
  return writer.finish();
}

function drawHead({ flow, paper, texts }: Drawing): void {
  const { writer } = flow;
  writer.textRight(paper.licence.name, writer.contentRight, flow.y + mm(0.6), plain);
  writer.textRight(paper.licence.place, writer.contentRight, flow.y + mm(5), soft);
  writer.text(texts.title, margin.left, flow.y, { size: 14, bold: true });
  flow.advance(mm(7.5));
  const name = `${paper.lot.number} ${paper.lot.title}`;
  for (const text of writer.wrap(name, writer.contentWidth - mm(60), { size: 11, bold: true })) {
    writer.text(text, margin.left, flow.y, { size: 11, bold: true });
    flow.advance(mm(5.2));
  }
  flow.advance(mm(3));
}

function sumColumns({ format, words }: Drawing): Column<PaperSum>[] {
  const titles = words.stems.columns;
  return [
    {
      title: titles.species,
      left: 0,
      width: 34,
      text: ({ species }) => (species ? words.species[species] : ''),
    },
    { title: titles.assortment, left: 36, width: 30, text: ({ assortment }) => assortment ?? '' },
    { title: titles.quality, left: 68, width: 20, text: ({ quality }) => quality ?? '' },
    { title: titles.thicknessClass, left: 90, text: (sum) => sum.thicknessClass ?? '' },
    {
      title: words.lots.columns.stemCount,
      right: 135,
      text: ({ stemCount }) => (stemCount > 0 ? format.decimal(String(stemCount)) : ''),
    },
    { title: `${titles.volume} m³`, right: 165, text: ({ volume }) => format.decimal(volume) },
  ];
}

function logColumns({ format, texts, words }: Drawing): Column<PaperLog>[] {
  const titles = words.stems.columns;
  const centimetres = (mm: number) => format.compact((mm / 10).toFixed(1));
  return [
    { title: titles.number, left: 0, width: 23, text: ({ title }) => title },
    { title: titles.species, left: 24, width: 24, text: ({ species }) => words.species[species] },
    { title: titles.assortment, left: 49, width: 19, text: ({ assortment }) => assortment ?? '' },
    { title: texts.quality, left: 69, text: ({ quality }) => quality ?? '' },
    { title: texts.class, left: 79, text: ({ thicknessClass }) => thicknessClass },
    { title: texts.length, right: 103, text: ({ lengthCm }) => format.decimal((lengthCm / 100).toFixed(2)) },
    {
      title: texts.readings,
      right: 125,
      text: ({ firstMm, secondMm }) =>
        [firstMm, secondMm]
          .flatMap((reading) => (reading === null ? [] : [centimetres(reading)]))
          .join(' × '),
    },
    { title: texts.bark, right: 135, text: ({ barkCm }) => (barkCm > 0 ? String(barkCm) : '') },
    { title: texts.diameter, right: 148, text: ({ diameterCm }) => String(diameterCm) },
    { title: texts.volume, right: 165, text: ({ volume }) => format.decimal(volume) },
  ];
}

function drawTotal({ flow, paper, format, texts }: Drawing): void {
  const { writer } = flow;
  flow.ensure(mm(10));
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(mm(1.2));
  const bold = { ...plain, bold: true };
  const stems = paper.sums.reduce((sum, { stemCount }) => sum + stemCount, 0);
  writer.text(texts.total, margin.left, flow.y, bold);
  if (stems > 0) writer.textRight(format.decimal(String(stems)), margin.left + mm(135), flow.y, bold);
  writer.textRight(format.decimal(paper.lot.volume), writer.contentRight, flow.y, bold);
  flow.advance(mm(10));
}
