import type { PeriodAbsence, PeriodBalances, PeriodSurcharge } from '@jahrring/contracts-evaluations';
import { ink, margin, mm } from '@jahrring/pdf';
import { countedText, fillText } from '@jahrring/service-kit/texts';
import { daysText, hoursText, type ReportPaper } from './report-paper';

const row = mm(4.8);

interface Closed {
  absences: readonly PeriodAbsence[];
  surcharges: readonly PeriodSurcharge[];
  balances: PeriodBalances;
}

/** Absences, surcharges and balances, side by side. */
export function drawBalances(paper: ReportPaper, { absences, surcharges, balances }: Closed): void {
  const { flow, texts, format } = paper;
  const { writer } = flow;
  const missed = absences.map(
    ({ type, seconds, halfDays }) =>
      [
        texts.absences[type],
        fillText(texts.daysAndHours, {
          days: daysText(halfDays),
          hours: hoursText(seconds, { zero: '0:00' }),
        }),
      ] as const,
  );
  const extra = surcharges.map(
    ({ title, seconds }) => [title, hoursText(seconds, { zero: '0:00' })] as const,
  );
  const columns = [
    {
      title: balances.asOf
        ? fillText(texts.balancesAsOf, { day: format.date(balances.asOf) })
        : texts.balances,
      rows: balanceRows(paper, balances),
    },
    { title: texts.absencesTitle, rows: missed },
    { title: texts.surcharges, rows: extra },
  ].filter(({ rows }) => rows.length > 0);
  const height = mm(6) + Math.max(...columns.map(({ rows }) => rows.length)) * row + mm(4);
  flow.ensure(height);
  const gap = mm(8);
  const width = (writer.contentWidth - gap * (columns.length - 1)) / columns.length;
  columns.forEach(({ title, rows }, index) => {
    const left = margin.left + index * (width + gap);
    writer.text(title, left, flow.y, { size: 9, bold: true });
    writer.rule(flow.y + mm(5), left, left + width);
    rows.forEach(([label, value], at) => {
      const y = flow.y + mm(6) + at * row;
      const [line = ''] = writer.wrap(label, width - mm(24), { size: 9 });
      writer.text(line, left, y, { size: 9 });
      writer.textRight(value, left + width, y, { size: 9 });
    });
  });
  flow.advance(height);
}

function balanceRows(
  { reports, texts }: ReportPaper,
  balances: PeriodBalances,
): (readonly [string, string])[] {
  const {
    flexitimeSeconds,
    overtimeSeconds,
    holidays,
    holidays_seniority: gifts,
    averageDaySeconds,
  } = balances;
  const days = (seconds: number) => {
    if (averageDaySeconds <= 0) return hoursText(seconds, { zero: '0:00' });
    const count = Math.round((seconds / averageDaySeconds) * 100) / 100;
    return countedText(reports.locale, texts, 'days', count, { days: String(count).replace('-', '−') });
  };
  const rows: (readonly [string, string])[] = [
    [texts.flexitime, hoursText(flexitimeSeconds, { zero: '0:00' })],
    [texts.holidaysGranted, days(holidays.grantedSeconds)],
    [texts.holidaysTaken, days(holidays.takenSeconds)],
    [texts.holidaysRest, days(holidays.restSeconds)],
  ];
  if (overtimeSeconds !== 0) rows.push([texts.ledger.overtime, hoursText(overtimeSeconds)]);
  if (gifts.grantedSeconds !== 0) rows.push([texts.ledger.holidays_seniority, days(gifts.restSeconds)]);
  return rows;
}

/** Draws the lines on which the person and their superior sign. */
export function drawSignatures({ flow, texts }: ReportPaper): void {
  const { writer } = flow;
  flow.ensure(mm(24));
  flow.advance(mm(14));
  const gap = mm(10);
  const width = (writer.contentWidth - gap) / 2;
  [texts.signatures.person, texts.signatures.superior].forEach((label, index) => {
    const left = margin.left + index * (width + gap);
    writer.rule(flow.y, left, left + width, ink.soft);
    writer.text(label, left, flow.y + mm(1.4), { size: 8, color: ink.soft });
  });
  flow.advance(mm(8));
}
