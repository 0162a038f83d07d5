export { DocumentPrinter } from './document-printer';
export type { DocumentPrint } from './pdf-jobs';
export { variablesOf } from './filled-texts';
export { PdfModule } from './pdf.module';
export { untilGone } from './until-gone';
export { printedHeading, sharedContent } from './shared-content';
