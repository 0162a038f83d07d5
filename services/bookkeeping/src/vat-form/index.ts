export { renderVatForm } from './render-vat-form';
export type { VatForm } from './render-vat-form';
