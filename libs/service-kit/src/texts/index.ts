export { countedText, fillText } from './fill-text';
export type { TextValues } from './fill-text';
export { textCatalogue } from './text-catalogue';
export type { TextCatalogue, TextLanguage } from './text-catalogue';
