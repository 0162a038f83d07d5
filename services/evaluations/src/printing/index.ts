export type { PaperCell, PaperKind, PrintedTable } from './printed-table';
export { Printer } from './printer';
export { PrintingModule } from './printing.module';
