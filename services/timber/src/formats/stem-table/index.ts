export { StemTableError } from './stem-table-error';
export { tellStemTable } from './tell-stem-table';
