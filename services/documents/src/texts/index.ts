export { documentColumns } from './export-columns';
export type { DocumentColumn } from './export-columns';
export { exportTexts } from './export-texts';
export type { ExportTexts } from './export-texts';
export { firstTexts, printTexts } from './print-texts';
export type { PrintTexts } from './print-texts';
