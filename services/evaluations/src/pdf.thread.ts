import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './printing/pdf-jobs';

/** What the evaluations service's PDF thread runs. */
export const run = pdfThread(pdfJobs);
