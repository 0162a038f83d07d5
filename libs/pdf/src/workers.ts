export { PdfQueueFull } from './pdf-queue';
export { pdfThread, PdfWorkers } from './pdf-workers';
export type { PdfJobs, PdfWorkersOptions } from './pdf-workers';
