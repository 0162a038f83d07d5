import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './plugin/agreement/pdf-jobs';

/** What the admin service's PDF thread runs. */
export const run = pdfThread(pdfJobs);
