import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './paper/pdf-jobs';

/** What the bookkeeping service's PDF thread runs. */
export const run = pdfThread(pdfJobs);
