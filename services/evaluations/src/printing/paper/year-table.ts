import type { YearReport } from '@jahrring/contracts-evaluations';
import { ink, margin, mm } from '@jahrring/pdf';
import { daysText, hoursText, periodText, type ReportPaper } from './report-paper';
import { drawFigures, drawTitles, figureEdges } from './table';

const row = mm(5.4);

/** A line for each month, and what was booked on balances. */
export function drawYear(paper: ReportPaper, report: YearReport): void {
  const { flow, texts, reports } = paper;
  const { writer } = flow;
  const figures = figureEdges(paper, [
    ...[texts.target, texts.worked, texts.credited, texts.difference, texts.holidays, texts.flexitime],
  ]);
  drawTitles(paper, texts.month, figures);
  const asOf = report.balances.asOf ?? '';
  for (const month of report.months) {
    const begun = `${month.month}-01` <= asOf;
    const taken = month.absences.find(({ type }) => type === 'holidays')?.halfDays ?? 0;
    const name = periodText(month.month, reports.locale).replace(/ \d{4}$/, '');
    writer.text(name, margin.left, flow.y, { size: 9.5 });
    drawFigures(
      paper,
      figures,
      [
        hoursText(month.targetSeconds),
        hoursText(month.workedSeconds),
        hoursText(month.creditedSeconds),
        begun ? hoursText(month.differenceSeconds, { zero: '0:00' }) : '',
        taken === 0 ? '' : daysText(taken),
        begun ? hoursText(month.flexitimeSeconds, { zero: '0:00' }) : '',
      ],
      { size: 9.5 },
    );
    flow.advance(row);
  }
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(mm(1.4));
  const bold = { size: 9.5, bold: true };
  writer.text(texts.total, margin.left, flow.y, bold);
  const taken = report.absences.find(({ type }) => type === 'holidays')?.halfDays ?? 0;
  const { targetSeconds, workedSeconds, creditedSeconds, differenceSeconds, balances } = report;
  const sums = [targetSeconds, workedSeconds, creditedSeconds, differenceSeconds];
  drawFigures(
    paper,
    figures,
    [
      ...sums.map((seconds) => hoursText(seconds, { zero: '0:00' })),
      ...[daysText(taken), hoursText(balances.flexitimeSeconds, { zero: '0:00' })],
    ],
    bold,
  );
  flow.advance(mm(9));
  drawLedger(paper, report);
}

function drawLedger(paper: ReportPaper, { ledger }: YearReport): void {
  const { flow, texts, format } = paper;
  if (ledger.length === 0) return;
  const { writer } = flow;
  const figures = figureEdges(paper, [texts.hours]);
  const titles = () => drawTitles(paper, texts.bookings, figures);
  flow.ensure(mm(20));
  titles();
  for (const { date, kind, source, seconds } of ledger) {
    flow.ensure(mm(4.6), titles);
    writer.text(format.date(date), margin.left, flow.y, { size: 9 });
    writer.text(`${texts.ledger[kind]}: ${texts.sources[source]}`, margin.left + mm(26), flow.y, { size: 9 });
    drawFigures(paper, figures, [hoursText(seconds, { zero: '0:00' })], { size: 9 });
    flow.advance(mm(4.6));
  }
  flow.advance(mm(4));
}
