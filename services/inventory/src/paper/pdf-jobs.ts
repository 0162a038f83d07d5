import type { PdfJobs } from '@jahrring/pdf/workers';
import { renderHandover, type HandoverPaper } from './render-handover';

/** The papers this service makes. */
export const pdfJobs = {
  handover: (paper: HandoverPaper) => renderHandover(paper),
} satisfies PdfJobs;
