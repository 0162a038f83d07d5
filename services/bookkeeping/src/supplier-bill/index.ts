export { answerApproval, approvalSteps } from './approval';
export type { Approval, ApprovalAnswer, ApprovalRefusal, ApprovalRules, BillToApprove } from './approval';
export { duplicateReasons, possibleDuplicates } from './possible-duplicates';
export type { ComparedBill, DuplicateReason, PossibleDuplicate } from './possible-duplicates';
export { costOf, grossOf, partTaxes, supplierBillLines } from './supplier-bill-lines';
export type { BillPart, BillToPost, PartTax, PostedBill } from './supplier-bill-lines';
