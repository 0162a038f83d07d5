export { StemTableError } from './stem-table-error';
export { emitStemTable } from './emit-stem-table';
