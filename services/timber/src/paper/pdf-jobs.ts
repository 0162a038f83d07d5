import type { LotPaper } from './lot-paper';
import { renderLotPaper } from './render-lot-paper';

/** What the PDF thread of this service makes. */
export const pdfJobs = { lot: (paper: LotPaper) => renderLotPaper(paper) };
