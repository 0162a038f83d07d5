export { BillPublisher } from './bill.publisher';
export { BillableService } from './billable.service';
export { buildPositions, withRoundedPrices } from './build-positions';
export type { BuiltPositions } from './build-positions';
export {
  buildQrBill,
  buildSnapshot,
  needsPaymentPart,
  paymentReference,
  referenceRule,
} from './build-snapshot';
export type { ReferenceRule } from './build-snapshot';
export { toDocumentView, toListItem, totalsOf } from './document.mapper';
export { DocumentModule } from './document.module';
export { DocumentPublisher } from './document.publisher';
export { DocumentReader } from './document.reader';
export { DraftFactory } from './draft.factory';
export type { DraftRecord } from './draft.factory';
export { ObjectPrices } from './object-prices';
export { toSender } from './parties';
export { refuseTooMany, splitByLimit } from './position-limit';
export { toPositionViews } from './position.mapper';
export { SourceCheck } from './source-check';
export { TimberClient } from './timber.client';
export { TimeClient } from './time.client';
export { taxCountry } from './whole-document';
export type { WholeDocument } from './whole-document';
export { RecipientReader } from './recipient.reader';
export { LotReturn } from './lot-return';
