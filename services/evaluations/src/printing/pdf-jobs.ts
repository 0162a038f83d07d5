import type { PdfJobs } from '@jahrring/pdf/workers';
import { renderReports, type PrintedReports } from './paper';
import type { PrintedTable } from './printed-table';
import { renderTable } from './render-table';

/** Jobs of this service's PDF thread. */
export const pdfJobs = {
  periodReports: (reports: PrintedReports) => renderReports(reports),
  table: (table: PrintedTable) => renderTable(table),
} satisfies PdfJobs;
