import { ink, margin, mm, PageFlow, PageWriter, printFormat, printLanguageOf } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts } from '../../i18n';
import { drawBalances, drawSignatures } from './closing';
import { drawMonth } from './month-table';
import type { PrintedReports } from './printed-reports';
import { periodText, type ReportPaper } from './report-paper';
import { drawYear } from './year-table';

const firstLine = mm(20);

/** Makes one file of the reports; the same reports make the same bytes. */
export function renderReports(reports: PrintedReports): Promise<Buffer> {
  const texts = serviceTexts.in(reports.locale).period;
  const writer = new PageWriter({
    ...{
      title: titleOf(reports, texts),
      author: reports.licence.name,
      language: printLanguageOf(reports.locale),
    },
    createdAt: new Date(reports.createdAt),
  });
  const flow = new PageFlow(writer, firstLine);
  const paper = { flow, reports, texts, format: printFormat(reports.licence.country) };
  const starts: { page: number; name: string }[] = [];
  const begin = (name: string) => {
    if (starts.length > 0) flow.newPage();
    flow.y = firstLine;
    starts.push({ page: writer.doc.bufferedPageRange().count - 1, name });
  };
  for (const month of reports.months) {
    begin(month.name);
    drawHead(paper, month);
    drawMonth(paper, month);
    drawBalances(paper, month);
    drawSignatures(paper);
  }
  for (const year of reports.years) {
    begin(year.name);
    drawHead(paper, year);
    drawYear(paper, year);
    drawBalances(paper, year);
    drawSignatures(paper);
  }
  drawFeet(paper, starts);
  return writer.finish();
}

const titleOf = ({ kind, period, locale }: PrintedReports, texts: ReportPaper['texts']): string =>
  `${texts.title[kind]} ${periodText(period, locale)}`;

interface Head {
  name: string;
  team: string | null;
  personnelNumber: string | null;
}

function drawHead({ flow, reports, texts }: ReportPaper, { name, team, personnelNumber }: Head): void {
  const { writer } = flow;
  writer.textRight(reports.licence.name, writer.contentRight, flow.y + mm(1.4), { size: 9, color: ink.soft });
  writer.text(titleOf(reports, texts), margin.left, flow.y, { size: 14, bold: true });
  flow.advance(mm(7.5));
  const number = personnelNumber ? fillText(texts.personnelNumber, { number: personnelNumber }) : null;
  writer.text([name, number, team].filter(Boolean).join(' · '), margin.left, flow.y, { size: 10.5 });
  flow.advance(mm(8));
}

/** Page numbers of each person's own pages, with whose they are from the second one on. */
function drawFeet(
  { flow: { writer }, reports, texts }: ReportPaper,
  starts: readonly { page: number; name: string }[],
): void {
  const small = { size: 8, color: ink.soft };
  writer.onEachPage((number, count) => {
    const index = starts.findLastIndex(({ page }) => page < number);
    const { page: first = 0, name = '' } = starts[index] ?? {};
    const pages = (starts[index + 1]?.page ?? count) - first;
    const foot = writer.height - mm(12);
    writer.text(`${name} · ${titleOf(reports, texts)}`, margin.left, foot, small);
    if (pages > 1) {
      const text = fillText(texts.page, { page: number - first, pages });
      writer.textRight(text, writer.contentRight, foot, small);
    }
  });
}
