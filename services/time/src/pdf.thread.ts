import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './day-report/pdf/pdf-jobs';

/** What the time service's PDF thread runs. */
export const run = pdfThread(pdfJobs);
