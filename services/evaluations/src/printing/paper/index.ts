export type { PrintedReports } from './printed-reports';
export { renderReports } from './render-reports';
export { hoursText } from './report-paper';
