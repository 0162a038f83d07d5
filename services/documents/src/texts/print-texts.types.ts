import type { BillKind, DocumentType } from '@jahrring/contracts-documents';

/** Fixed words of a printed document. */
export interface PrintTexts {
  types: Record<DocumentType, string>;
  draft: string;
  date: string;
  due: string;
  /** Last day of an offer. */
  validUntil: string;
  net: (days: number) => string;
  /** The day is that of a bill; an offer has none. */
  cashDiscount: (percent: string, days: number, until: string | null) => string;
  project: string;
  orderNumber: string;
  customerNumber: string;
  period: string;
  place: string;
  vatNumber: string;
  recipientVat: string;
  position: string;
  text: string;
  quantity: string;
  unit: string;
  price: string;
  vat: string;
  amount: string;
  lineDiscount: string;
  subtotal: string;
  discount: string;
  netTotal: string;
  vatOn: (rate: string, net: string) => string;
  exempt: (net: string) => string;
  zero: (net: string) => string;
  rounding: string;
  total: string;
  page: (page: number, pages: number) => string;
  /** Stands where the payment part will be. */
  paymentPartLater: string;
  /** Of a bill that is not the usual one. */
  billKinds: Record<Exclude<BillKind, 'standard'>, string>;
  corrects: (number: string, date: string) => string;
  /** Of a delivery note. */
  ofOrder: (number: string, date: string) => string;
  /** Of a delivery note whose goods go elsewhere than to the recipient. */
  deliveryAddress: string;
  revision: (count: number) => string;
  article: string;
  /** Column of the day a line was worked. */
  day: string;
  optional: string;
  surcharge: string;
  carryOver: string;
  /** The next three: where prices include the tax. */
  grossSum: string;
  vatWithin: (rate: string, net: string) => string;
  grossTotal: string;
  lessDeposit: string;
  depositVat: (rate: string) => string;
  toPay: string;
  reverse: (net: string) => string;
  reverseNote: string;
  grossNote: string;
  exchange: (from: string, rate: string, to: string, date: string | null) => string;
  inBase: (currency: string, total: string) => string;
  /** Under the lines that are signed on; `accepted` is what the signature says. */
  signPlace: string;
  sign: string;
  accepted: Partial<Record<DocumentType, string>>;
}
