import type { PdfJobs } from '@jahrring/pdf/workers';
import { renderReports, type PrintedReports } from './paper';
import type { PrintedTable } from './printed-table';
import { renderTable } from './render-table';

/** What the PDF thread of this service makes. */
export const pdfJobs = {
  periodReports: (reports: PrintedReports) => renderReports(reports),
  table: (table: PrintedTable) => renderTable(table),
} satisfies PdfJobs;
