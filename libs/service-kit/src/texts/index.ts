export { countedText, fillText } from './fill-text';
export { textCatalogue } from './text-catalogue';
