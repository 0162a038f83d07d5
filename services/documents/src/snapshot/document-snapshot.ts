import type { Currency, Unit, VatKey } from '@jahrring/contracts-common';
import type { CashDiscount } from '@jahrring/contracts-common';
import type {
  BillKind,
  DepositShare,
  DocumentLanguage,
  DocumentSettings,
  DocumentType,
  Party,
  PositionKind,
  TemplateContent,
  TotalsView,
  VatMode,
  VatShare,
} from '@jahrring/contracts-documents';
import type { EpcPayment } from './epc-payment.types';
import type { EInvoiceWish } from './e-invoice-wish';
import type { QrBill } from '@jahrring/pdf/qr-bill';

export interface SnapshotPosition {
  kind: PositionKind;
  text: string;
  workDate: string | null;
  quantity: string | null;
  unit: Unit | null;
  unitPrice: string | null;
  discountPercent: string | null;
  vatKey: VatKey | null;
  vatRate: string | null;
  amount: string | null;
  /** The rest is absent in documents issued before there was any. */
  discountAmount?: string | null;
  surchargePercent?: string | null;
  surchargeAmount?: string | null;
  /** Of a discount or surcharge: how it is split over the rates. */
  shares?: VatShare[] | null;
  articleNumber?: string | null;
  optional?: boolean;
  /** Belongs to the collective position above; printed where that one shows its parts. */
  isPart?: boolean;
  showParts?: boolean;
  /** Of a deposit: what it deducts, by rate. */
  allocations?: DepositShare[] | null;
}

/**
 * Everything a document prints, frozen when it is issued: the PDF is made from this and from nothing else, so a
 * changed address, price or rate never reaches an issued document.
 */
export interface DocumentSnapshot {
  type: DocumentType;
  /** Null in a draft. */
  number: string | null;
  title: string;
  documentDate: string;
  dueDate: string | null;
  termDays: number;
  /** Words of the term of payment that was chosen; absent in documents issued before there were any. */
  termTitle?: string | null;
  /** Absent where there are none. */
  cashDiscounts?: CashDiscount[] | undefined;
  /** Last day of an offer; absent where it is open. */
  validUntil?: string | undefined;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  placeOfDelivery: string | null;
  orderNumber: string | null;
  currency: Currency;
  language: DocumentLanguage;
  projectNumber: string | null;
  projectTitle: string | null;
  introText: string | null;
  closingText: string | null;
  discountPercent: string | null;
  /** These nine are absent in documents issued before there were any. */
  discountAmount?: string | null;
  surchargePercent?: string | null;
  surchargeAmount?: string | null;
  vatMode?: VatMode;
  /** Decides the word a bill is headed with. */
  billKind?: BillKind | null;
  /** Printed beside the number of an offer that was sent anew; 0 for the first. */
  revision?: number;
  /** The licence's currency; where the document has another one, its rate and the day it is of. */
  baseCurrency?: Currency;
  exchangeRate?: string | null;
  exchangeRateDate?: string | null;
  recipient: Party | null;
  sender: Party | null;
  /** Delivery address of a delivery note; absent if it is the recipient's address. */
  deliveryAddress?: Party | undefined;
  /** The licence's own fields; absent in documents issued before there were any. */
  extra?: { label: string; value: string }[];
  positions: SnapshotPosition[];
  totals: TotalsView;
  /** These five are absent in documents issued before there were any. */
  columnOrder?: DocumentSettings['columnOrder'] | undefined;
  orientation?: DocumentSettings['orientation'] | undefined;
  headerText?: string | undefined;
  footerText?: string | undefined;
  /** The stored picture whose bytes stand in the PDF. */
  logoId?: string | null | undefined;
  /** Print settings; absent in documents issued before there were templates. */
  template?: Pick<TemplateContent, 'general' | 'display'> | undefined;
  /** The template's word over the document, instead of the usual one. */
  heading?: string | undefined;
  /** The total in the licence's currency, where there is a rate. */
  baseTotal?: string | null | undefined;
  /** Data of the payment part; null where the document has none. */
  qrBill: QrBill | null;
  /** Files that go along, by SHA-256; absent where there are none. */
  annexes?: { name: string; hash: string }[] | undefined;
  /** The transfer a code on a bill in euros holds; absent where there is none. */
  epcPayment?: EpcPayment | undefined;
  /** Electronic invoice requested by the recipient; absent if they want none. */
  eInvoice?: EInvoiceWish | undefined;
  /** The issued bill a correction is against. */
  corrects?: { number: string; date: string } | null | undefined;
  /** The order a delivery note delivers; absent where there is none. */
  order?: { number: string; date: string } | undefined;
  /** Of a project sheet: where the crew records its time for the project; absent where there is none. */
  recordUrl?: string | undefined;
  /** Instant of issue; null in a draft. */
  issuedAt: string | null;
}
