export { PaperModule } from './paper.module';
export { Papers } from './papers';
export type { Printed } from './papers';
export { pdfFile } from './pdf-file';
export type { PrintedLabel } from './draw-label';
export type { ListPaperColumn } from './render-list';
