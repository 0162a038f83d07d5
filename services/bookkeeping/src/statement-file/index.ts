export { checkStatementFile, readStatementFile } from './read-statement-file';
export { StatementFileError } from './statement-file.types';
export type { LeftOutEntry, LeftOutReason, Statement, StatementRow } from './statement-file.types';
