import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './plan-sheet/pdf-jobs';

/** The entry point of the planning service's PDF thread. */
export const run = pdfThread(pdfJobs);
