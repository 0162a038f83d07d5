export { checkStatementFile, maxStatementRows, readStatementFile } from './read-statement-file';
export { StatementFileError } from './statement-file.types';
export type {
  LeftOutEntry,
  LeftOutReason,
  Statement,
  StatementFileFault,
  StatementRow,
} from './statement-file.types';
