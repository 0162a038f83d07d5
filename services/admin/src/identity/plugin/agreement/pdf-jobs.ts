import type { PdfJobs } from '@jahrring/pdf/workers';
import { renderStatement, type StatementPaper } from '../statement/render-statement';
import { type AgreementPaper, renderAgreement } from './render-agreement';

/** The papers this service makes. */
export const pdfJobs = {
  agreement: (paper: AgreementPaper) => renderAgreement(paper),
  statement: (paper: StatementPaper) => renderStatement(paper),
} satisfies PdfJobs;
