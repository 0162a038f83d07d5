import type { MonthReport, PeriodReportKind, YearReport } from '@jahrring/contracts-evaluations';

/** Reports of people as they are printed, each beginning on a page of its own. */
export interface PrintedReports {
  kind: PeriodReportKind;
  /** `2026-11` or `2026` */
  period: string;
  months: MonthReport[];
  years: YearReport[];
  locale: string;
  /** Whose reports they are. */
  licence: { name: string; country: string };
  /** ISO 8601 */
  createdAt: string;
}
