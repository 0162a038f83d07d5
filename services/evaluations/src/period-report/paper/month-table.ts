import type { MonthReport, PeriodDay } from '@jahrring/contracts-evaluations';
import { ink, margin, mm } from '@jahrring/pdf';
import { differenceOf } from '../period-sums';
import { hoursText, weekdayText, type ReportPaper } from './report-paper';
import { drawFigures, drawTitles, figureEdges, figuresBegin } from './table';

const row = mm(4.7);
const detail = mm(4);
const dateWidth = mm(24);

/** A line for each day with target, hours, absences and difference; below it, unless short, what it was spent on. */
export function drawMonth(paper: ReportPaper, report: MonthReport): void {
  const { flow, texts, reports } = paper;
  const { writer } = flow;
  const figures = figureEdges(paper, [texts.target, texts.worked, texts.credited, texts.difference]);
  const width = figuresBegin(figures) - margin.left - dateWidth;
  const titles = () => drawTitles(paper, texts.day, figures);
  const asOf = report.balances.asOf ?? '';
  titles();
  for (const day of report.days) {
    const works = reports.kind === 'monthly_short' ? [] : day.works;
    const lines = works.flatMap(({ project, activity, seconds }) =>
      writer.wrap([hoursText(seconds), project, activity].filter(Boolean).join(' · '), width, { size: 8 }),
    );
    flow.ensure(row + lines.length * detail, titles);
    drawDay(paper, day, width);
    drawFigures(
      paper,
      figures,
      [
        hoursText(day.targetSeconds),
        hoursText(day.workedSeconds),
        hoursText(day.creditedSeconds),
        day.date <= asOf ? hoursText(differenceOf(day)) : '',
      ],
      { size: 9 },
    );
    flow.advance(row);
    for (const line of lines) {
      writer.text(line, margin.left + dateWidth, flow.y - mm(0.6), { size: 8, color: ink.soft });
      flow.advance(detail);
    }
    if (lines.length > 0) flow.advance(mm(0.6));
  }
  flow.ensure(mm(8));
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(mm(1.4));
  const bold = { size: 9.5, bold: true };
  writer.text(texts.total, margin.left, flow.y, bold);
  const { targetSeconds, workedSeconds, creditedSeconds, differenceSeconds } = report;
  const sums = [targetSeconds, workedSeconds, creditedSeconds, differenceSeconds];
  drawFigures(
    paper,
    figures,
    sums.map((seconds) => hoursText(seconds, { zero: '0:00' })),
    bold,
  );
  flow.advance(mm(9));
}

/** The date, and what kept from working. */
function drawDay({ flow, texts, format, reports }: ReportPaper, day: PeriodDay, width: number): void {
  const { writer } = flow;
  const isFree = day.targetSeconds === 0;
  const style = { size: 9, color: isFree ? ink.soft : ink.text };
  const date = format.date(day.date).slice(0, 'DD.MM.'.length);
  writer.text(`${weekdayText(day.date, reports.locale)} ${date}`, margin.left, flow.y, style);
  const told = [day.holiday, ...day.absences.map(({ type }) => texts.absences[type])].filter(Boolean);
  const [line = ''] = writer.wrap(told.join(', '), width, { size: 9 });
  writer.text(line, margin.left + dateWidth, flow.y, style);
}
