import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './paper/pdf-jobs';

/** Entry point of the bookkeeping service's PDF thread. */
export const run = pdfThread(pdfJobs);
