export type { LetterPaper, PaperParty, PrintedLetter } from './letter-paper';
export { renderLetter } from './render-letter';
