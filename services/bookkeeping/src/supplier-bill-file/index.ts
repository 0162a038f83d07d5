export { draftOfCode } from './draft-of-code';
export { QrPayloadError } from './supplier-bill-file.types';
export type { BillVat } from './supplier-bill-file.types';
