export { draftOfCode } from './draft-of-code';
export { QrPayloadError } from './supplier-bill-file.types';
export type {
  BillDiscount,
  BillParty,
  BillReferenceKind,
  BillRemark,
  BillVat,
  QrFault,
  QrFaultCode,
  SupplierBillDraft,
} from './supplier-bill-file.types';
