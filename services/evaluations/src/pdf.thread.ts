import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './period-report/paper';

/** What the evaluations service's PDF thread runs. */
export const run = pdfThread(pdfJobs);
