export { StemTableError } from './stem-table-error';
export { stemColumnNames } from './stem-columns';
export { tellStemTable } from './tell-stem-table';
