export { checkEpcCode } from './check-epc-code';
export { buildEpcPayload, buildEpcPayment, needsEpcCode } from './epc-payment';
