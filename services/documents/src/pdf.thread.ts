import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './pdf/pdf-jobs';

/** Entry point of the documents service's PDF thread. */
export const run = pdfThread(pdfJobs);
