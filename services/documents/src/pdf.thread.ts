import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './pdf/pdf-jobs';

/** What the documents service's PDF thread runs. */
export const run = pdfThread(pdfJobs);
