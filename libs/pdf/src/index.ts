export type { Archive } from './archive';
export { PageFlow } from './page-flow';
export { A3, A4, ink, margin, mm } from './measures';
export { FONT_BOLD, PageWriter } from './page-writer';
export type { TextStyle } from './page-writer';
export { printFormat, printLanguageOf, trimPrice } from './print-format';
export type { PrintFormat, PrintLanguage } from './print-format';
export { unitLabel } from './unit-labels';
