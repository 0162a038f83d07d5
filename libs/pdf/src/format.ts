export { printFormat, printLanguageOf, trimPrice } from './print-format';
export type { PrintFormat, PrintLanguage } from './print-format';
export { unitLabel } from './unit-labels';
