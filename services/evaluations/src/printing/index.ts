export type { PaperCell, PaperKind, PrintedTable } from './printed-table';
export { hoursText } from './paper/report-paper';
export { Printer } from './printer';
export { PrintingModule } from './printing.module';
