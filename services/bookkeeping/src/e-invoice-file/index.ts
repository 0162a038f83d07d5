export { EInvoiceFileError } from './e-invoice-file.types';
export { readEInvoiceFile } from './read-e-invoice-file';
