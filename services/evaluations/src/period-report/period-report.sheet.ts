import { differenceOf, type MonthReport, type YearReport } from '@jahrring/contracts-evaluations';
import {
  ColumnSum,
  exportFile,
  type ColumnKind,
  type ExportCell,
  type ExportColumn,
  type ExportFormat,
} from '@jahrring/service-kit';
import { buffer } from 'node:stream/consumers';
import { serviceTexts } from '../i18n';

/** A table for a spreadsheet. */
export interface ReportSheet {
  columns: ExportColumn[];
  rows: ExportCell[][];
}

/** A line for each day of each person, below them a sum that the spreadsheet adds up itself. */
export function monthSheet(reports: readonly MonthReport[], locale: string): ReportSheet {
  const texts = serviceTexts.in(locale).period;
  const rows = reports.flatMap((report) => {
    const { name, personnelNumber, days, balances } = report;
    const asOf = balances.asOf ?? '';
    const lines = days.map((day): ExportCell[] => [
      ...[name, personnelNumber, day.date, day.targetSeconds, day.workedSeconds, day.creditedSeconds],
      day.date <= asOf ? differenceOf(day) : 0,
      [day.holiday, ...day.absences.map(({ type }) => texts.absences[type])].filter(Boolean).join(', '),
      day.works.map(({ project }) => project).join(', '),
    ]);
    const sum = (seconds: number) => new ColumnSum(seconds, days.length);
    const { targetSeconds, workedSeconds, creditedSeconds, differenceSeconds } = report;
    const total: ExportCell[] = [
      ...[`${texts.total} ${name}`, personnelNumber, null, sum(targetSeconds), sum(workedSeconds)],
      ...[sum(creditedSeconds), sum(differenceSeconds), null, null],
    ];
    return [...lines, total];
  });
  const columns = [
    ...[column(texts.person), column(texts.number), column(texts.day, 'date')],
    ...[texts.target, texts.worked, texts.credited, texts.difference].map((title) => column(title, 'hours')),
    ...[column(texts.absencesTitle), column(texts.projects)],
  ];
  return { columns, rows };
}

/** A line for each month of each person, below them a sum that the spreadsheet adds up itself. */
export function yearSheet(reports: readonly YearReport[], locale: string): ReportSheet {
  const texts = serviceTexts.in(locale).period;
  const rows = reports.flatMap((report) => {
    const { name, personnelNumber, months } = report;
    const halfDays = (absences: YearReport['absences']) =>
      absences.find(({ type }) => type === 'holidays')?.halfDays ?? 0;
    const lines = months.map((month): ExportCell[] => [
      ...[name, personnelNumber, month.month, month.targetSeconds, month.workedSeconds],
      ...[month.creditedSeconds, month.differenceSeconds, String(halfDays(month.absences) / 2)],
      month.flexitimeSeconds,
    ]);
    const sum = (value: number | string) => new ColumnSum(value, months.length);
    const { targetSeconds, workedSeconds, creditedSeconds, differenceSeconds } = report;
    const total: ExportCell[] = [
      ...[`${texts.total} ${name}`, personnelNumber, null, sum(targetSeconds), sum(workedSeconds)],
      ...[sum(creditedSeconds), sum(differenceSeconds), sum(String(halfDays(report.absences) / 2))],
      report.balances.flexitimeSeconds,
    ];
    return [...lines, total];
  });
  const columns = [
    ...[column(texts.person), column(texts.number), column(texts.month)],
    ...[texts.target, texts.worked, texts.credited, texts.difference].map((title) => column(title, 'hours')),
    ...[column(texts.holidays, 'number'), column(texts.flexitime, 'hours')],
  ];
  return { columns, rows };
}

/** The table as a file. */
export async function sheetFile(
  format: ExportFormat,
  sheet: string,
  table: ReportSheet,
): Promise<{ type: string; bytes: Buffer }> {
  const file = await exportFile(format, { sheet, day: '', ...table });
  const { type } = file.getHeaders();
  return { type: type ?? 'application/octet-stream', bytes: await buffer(file.getStream()) };
}

const column = (title: string, kind: ColumnKind = 'text'): ExportColumn => ({ title, kind });
