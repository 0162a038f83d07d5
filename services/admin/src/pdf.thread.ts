import { pdfThread } from '@jahrring/pdf/workers';
import { pdfJobs } from './identity/plugin/agreement/pdf-jobs';

/** Entry of the admin service's PDF thread. */
export const run = pdfThread(pdfJobs);
