import type { LotPaper } from './lot-paper';
import type { MillLetter } from './mill-letter';
import { renderLotPaper } from './render-lot-paper';
import { renderMillLetter } from './render-mill-letter';

/** The jobs of this service's PDF thread. */
export const pdfJobs = {
  lot: (paper: LotPaper) => renderLotPaper(paper),
  millLetter: (letter: MillLetter) => renderMillLetter(letter),
};
