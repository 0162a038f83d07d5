export type { HandedEntry, HandedFile, HandedLine } from './accounting-file.types';
export { movementsOf } from './movements-of';
export { writeBanana } from './write-banana';
export { writeDatev } from './write-datev';
export { writeJournal, writeJournalBook } from './write-journal';
