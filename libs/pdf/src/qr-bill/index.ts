export type { QrAddress, QrBill, QrIssue } from './qr-bill.types';
export { findForbiddenCharacter, isQrCharacter, lengthOf } from './qr-characters';
export { buildQrPayload, isPayloadTooLong } from './qr-payload';
export { MESSAGE_AND_INFORMATION_MAX, validateQrBill } from './validate-qr-bill';
