import { localDateAt, localTimeAt } from '@jahrring/contracts-common';
import type { PageFlow, PrintFormat } from '@jahrring/pdf';
import type { DayReportSnapshot } from '../report-snapshot';
import type { ServiceTexts } from '../../i18n';

/** Context with which every part of a report is drawn. */
export interface ReportPaper {
  flow: PageFlow;
  report: DayReportSnapshot;
  texts: ServiceTexts['dayReport'];
  format: PrintFormat;
}

/** An instant as the licence's clock showed it: `20.11.2026, 16:40`. */
export function momentText({ format, report }: ReportPaper, at: string): string {
  const moment = Date.parse(at);
  return `${format.date(localDateAt(moment, report.timeZone))}, ${localTimeAt(moment, report.timeZone)}`;
}
