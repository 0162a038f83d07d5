export { pdfJobs } from './pdf-jobs';
export type { PrintedReports } from './printed-reports';
