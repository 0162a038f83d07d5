import type { PdfJobs } from '@jahrring/pdf/workers';
import type { PrintedReports } from './printed-reports';
import { renderReports } from './render-reports';

/** What the PDF thread of this service makes. */
export const pdfJobs = {
  periodReports: (reports: PrintedReports) => renderReports(reports),
} satisfies PdfJobs;
