export { StemTableError } from './stem-table-error';
export { stemColumnNames } from './stem-columns';
export { emitStemTable } from './emit-stem-table';
