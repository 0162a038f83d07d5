export { buildEInvoice } from './build-e-invoice';
export { checkEInvoice } from './check-e-invoice';
export { facturXArchive } from './factur-x';
export { isInvoice, writeEInvoice } from './write-e-invoice';
