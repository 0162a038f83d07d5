import { ink, margin, mm, PageFlow, PageWriter, printFormat } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts } from '../../i18n';
import type { DayReportSnapshot } from '../report-snapshot';
import { drawPhotos } from './photo-pages';
import { drawClosing } from './closing-block';
import { drawSections } from './line-tables';
import type { ReportPaper } from './report-paper';

const LINE = mm(4.8);
const HEAD_TOP = mm(15);
const TITLE_TOP = mm(38);
const LABEL_WIDTH = mm(32);

/**
 * Makes the PDF of a finished report; the same snapshot and pictures give the same bytes.
 * @param pictures bytes of the photos, PNG or JPEG, by their id
 */
export async function renderDayReport(
  report: DayReportSnapshot,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const texts = serviceTexts.in(report.language).dayReport;
  const writer = new PageWriter({
    title: titleOf(report, texts),
    author: report.sender?.name ?? '',
    language: report.language,
    createdAt: new Date(report.at),
  });
  const flow = new PageFlow(writer, TITLE_TOP);
  const paper = { flow, report, texts, format: printFormat(report.sender?.country ?? 'CH') };
  drawHead(paper);
  drawFacts(paper);
  drawText(paper, texts.work, report.text);
  drawSections(paper);
  drawText(paper, texts.remarks, report.remarks);
  drawClosing(paper);
  drawPhotos(paper, pictures);
  drawEveryPage(paper);
  return writer.finish();
}

/** `Regierapport R-2026-0001`, with its revision from the second one on. */
function titleOf({ number, revision }: DayReportSnapshot, texts: ReportPaper['texts']): string {
  const suffix = revision > 1 ? ` · ${texts.revision} ${revision}` : '';
  return `${texts.title} ${number}${suffix}`;
}

function drawHead({ flow, report, texts }: ReportPaper): void {
  const { writer } = flow;
  if (report.sender) {
    writer.text(report.sender.name, margin.left, HEAD_TOP, { size: 15, bold: true });
    report.sender.lines.forEach((line, index) => {
      writer.text(line, margin.left, HEAD_TOP + mm(7) + index * mm(4), { size: 8.5, color: ink.soft });
    });
  }
  writer.text(titleOf(report, texts), margin.left, flow.y, { size: 15, bold: true });
  flow.advance(mm(10));
}

function drawFacts({ flow, report, texts, format }: ReportPaper): void {
  const rows: [string, string][] = [
    [texts.date, format.date(report.workDate)],
    [texts.project, `${report.projectNumber} ${report.projectTitle}`.trim()],
    [texts.drawnUpBy, report.employeeName],
    [texts.weather, report.weather ? texts.weathers[report.weather] : ''],
  ];
  const { writer } = flow;
  for (const [label, value] of rows.filter(([, text]) => text !== '')) {
    writer.text(label, margin.left, flow.y + 0.8, { size: 8.5, color: ink.soft });
    for (const line of writer.wrap(value, writer.contentWidth - LABEL_WIDTH)) {
      writer.text(line, margin.left + LABEL_WIDTH, flow.y);
      flow.advance(LINE);
    }
  }
  flow.advance(mm(4));
}

/** A heading and its paragraphs; nothing where there is no text. */
function drawText({ flow }: ReportPaper, heading: string, text: string | null): void {
  if (!text) return;
  const { writer } = flow;
  flow.ensure(mm(7) + LINE);
  writer.text(heading, margin.left, flow.y, { size: 11, bold: true });
  flow.advance(mm(6.5));
  for (const line of writer.wrap(text, writer.contentWidth)) {
    flow.ensure(LINE);
    writer.text(line, margin.left, flow.y);
    flow.advance(LINE);
  }
  flow.advance(mm(5));
}

/** Page numbers, and from the second page on what it belongs to. */
function drawEveryPage({ flow: { writer }, report, texts }: ReportPaper): void {
  const small = { size: 8, color: ink.soft };
  writer.onEachPage((page, pages) => {
    const foot = writer.height - mm(12);
    if (pages > 1) writer.textRight(fillText(texts.page, { page, pages }), writer.contentRight, foot, small);
    if (page === 1) return;
    const line = [report.sender?.name, titleOf(report, texts)].filter(Boolean).join(' · ');
    writer.text(line, margin.left, mm(12), small);
  });
}
