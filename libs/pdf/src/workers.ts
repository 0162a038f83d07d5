export { pdfThread, PdfWorkers } from './pdf-workers';
export type { PdfJobs, PdfWorkersOptions } from './pdf-workers';
