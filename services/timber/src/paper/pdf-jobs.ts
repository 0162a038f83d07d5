import type { LotPaper } from './lot-paper';
import { renderLotPaper } from './render-lot-paper';

/** The jobs of this service's PDF thread. */
export const pdfJobs = { lot: (paper: LotPaper) => renderLotPaper(paper) };
