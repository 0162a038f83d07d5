import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './paper/pdf-jobs';

/** The entry point of the timber service's PDF thread. */
export const run = pdfThread(pdfJobs);
