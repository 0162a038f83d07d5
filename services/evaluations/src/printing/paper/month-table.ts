import { differenceOf, type MonthReport, type PeriodDay } from '@jahrring/contracts-evaluations';
import { ink, margin, mm } from '@jahrring/pdf';
import { hoursText, weekdayText, type ReportPaper } from './report-paper';
import { drawFigures, drawTitles, figureEdges, figuresBegin } from './table';

const row = mm(4.7);
const detail = mm(4);
const dateWidth = mm(20);
const soft = { size: 8, color: ink.soft } as const;

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
    const told = [day.holiday, ...day.absences.map(({ type }) => texts.absences[type])].filter(Boolean);
    // Holidays and absences are printed beside the date; without them, the lines of work begin there.
    const below = told.length > 0 ? lines : lines.slice(1);
    flow.ensure(row + below.length * detail, titles);
    drawDate(paper, day);
    if (told.length > 0) drawBeside(paper, told.join(', '), width);
    else writer.text(lines[0] ?? '', margin.left + dateWidth, flow.y + mm(0.3), soft);
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
    for (const line of below) {
      writer.text(line, margin.left + dateWidth, flow.y - mm(0.6), soft);
      flow.advance(detail);
    }
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

function drawDate({ flow, format, reports }: ReportPaper, { date, targetSeconds }: PeriodDay): void {
  const text = `${weekdayText(date, reports.locale)} ${format.date(date).slice(0, 'DD.MM.'.length)}`;
  const color = targetSeconds === 0 ? ink.soft : ink.text;
  flow.writer.text(text, margin.left, flow.y, { size: 9, color });
}

function drawBeside({ flow }: ReportPaper, text: string, width: number): void {
  const [line = ''] = flow.writer.wrap(text, width, { size: 9 });
  flow.writer.text(line, margin.left + dateWidth, flow.y, { size: 9 });
}
