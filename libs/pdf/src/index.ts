export type { Archive, Attachment } from './archive';
export { PageFlow } from './page-flow';
export type { PageBreak } from './page-flow';
export { A3, A4, FONT, FONT_BOLD, ink, margin, mm, PageWriter } from './page-writer';
export type { Orientation, PaperSize, PdfInfo, TextStyle } from './page-writer';
export { printFormat, printLanguageOf, trimPrice } from './print-format';
export type { PrintFormat, PrintLanguage } from './print-format';
export { unitLabel } from './unit-labels';
