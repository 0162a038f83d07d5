import type { PdfJobs } from '@jahrring/pdf/workers';
import { type AgreementPaper, renderAgreement } from './render-agreement';

/** The papers this service makes. */
export const pdfJobs = {
  agreement: (paper: AgreementPaper) => renderAgreement(paper),
} satisfies PdfJobs;
