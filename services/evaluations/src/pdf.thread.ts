import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './printing/pdf-jobs';

/** Entry point of the evaluations service's PDF thread. */
export const run = pdfThread(pdfJobs);
