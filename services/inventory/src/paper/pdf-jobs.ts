import type { PdfJobs } from '@jahrring/pdf/workers';
import { renderLabels, type LabelPaper } from './render-labels';
import { renderList, type ListPaper } from './render-list';
import { renderHandover, type HandoverPaper } from './render-handover';

/** The papers this service makes. */
export const pdfJobs = {
  handover: (paper: HandoverPaper) => renderHandover(paper),
  list: (paper: ListPaper) => renderList(paper),
  labels: (paper: LabelPaper) => renderLabels(paper),
} satisfies PdfJobs;
