import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './day-report/pdf/pdf-jobs';

/** Entry point of the time service's PDF thread. */
export const run = pdfThread(pdfJobs);
