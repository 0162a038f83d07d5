export { StemTableError } from './stem-table-error';
export { stemColumnNames } from './stem-columns';
export { emitStemTable as tellStemTable } from './emit-stem-table';
