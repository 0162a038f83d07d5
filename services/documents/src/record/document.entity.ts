import type { Currency, ExtraValues } from '@jahrring/contracts-common';
import { documentLimits } from '@jahrring/contracts-documents';
import type { CashDiscount } from '@jahrring/contracts-common';
import type {
  BillKind,
  DocumentLanguage,
  DocumentStatus,
  DocumentType,
  SourceKind,
  SourceRef,
  VatMode,
} from '@jahrring/contracts-documents';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { DocumentSnapshot } from '../snapshot';

@Entity('documents')
export class DocumentEntity extends LicensedEntity {
  @TextColumn(20)
  type!: DocumentType;

  @TextColumn(4)
  status!: DocumentStatus;

  /** Given on issue; unique in licence and type. */
  @TextColumn(60, { nullable: true })
  number!: string | null;

  @TextColumn(documentLimits.title)
  title!: string;

  @UuidColumn({ nullable: true })
  addressId!: string | null;

  /** Follows the address while the document is a draft, then stays. */
  @TextColumn(70, { nullable: true })
  recipientName!: string | null;

  @UuidColumn({ nullable: true })
  projectId!: string | null;

  @TextColumn(30, { nullable: true })
  projectNumber!: string | null;

  @TextColumn(150, { nullable: true })
  projectTitle!: string | null;

  @LocalDateColumn()
  documentDate!: string;

  @LocalDateColumn({ nullable: true })
  dueDate!: string | null;

  @IntColumn()
  termDays!: number;

  /** Printed words of the term that was chosen from the settings; null for the usual one. */
  @TextColumn(documentLimits.title, { nullable: true })
  termTitle!: string | null;

  /** Null in documents saved before there were any. */
  @JsonColumn({ nullable: true })
  cashDiscounts!: CashDiscount[] | null;

  /** Last day of an offer. */
  @LocalDateColumn({ nullable: true })
  validUntil!: string | null;

  @LocalDateColumn({ nullable: true })
  deliveryFrom!: string | null;

  @LocalDateColumn({ nullable: true })
  deliveryTo!: string | null;

  @TextColumn(documentLimits.placeOfDelivery, { nullable: true })
  placeOfDelivery!: string | null;

  @TextColumn(documentLimits.orderNumber, { nullable: true })
  orderNumber!: string | null;

  @TextColumn(3)
  currency!: Currency;

  @TextColumn(2)
  language!: DocumentLanguage;

  @LongTextColumn({ nullable: true })
  introText!: string | null;

  @LongTextColumn({ nullable: true })
  closingText!: string | null;

  @TextColumn(documentLimits.paymentMessage, { nullable: true })
  paymentMessage!: string | null;

  /** Percent, as it was typed. */
  @TextColumn(6, { nullable: true })
  discountPercent!: string | null;

  @MoneyColumn({ nullable: true })
  discountAmount!: string | null;

  @TextColumn(6, { nullable: true })
  surchargePercent!: string | null;

  @MoneyColumn({ nullable: true })
  surchargeAmount!: string | null;

  @BooleanColumn()
  cashRounding!: boolean;

  @TextColumn(10)
  vatMode!: VatMode;

  /** Units of the licence's currency for one of `currency`, as it was typed. */
  @TextColumn(20, { nullable: true })
  exchangeRate!: string | null;

  @LocalDateColumn({ nullable: true })
  exchangeRateDate!: string | null;

  @TextColumn(documentLimits.account, { nullable: true })
  debitAccount!: string | null;

  @TextColumn(documentLimits.account, { nullable: true })
  creditAccount!: string | null;

  @TextColumn(documentLimits.centre, { nullable: true })
  costCentre!: string | null;

  @TextColumn(documentLimits.centre, { nullable: true })
  revenueCentre!: string | null;

  /** Sender and account of the settings; null for the first that fits. */
  @UuidColumn({ nullable: true })
  senderId!: string | null;

  @UuidColumn({ nullable: true })
  bankAccountId!: string | null;

  /** Chosen address of the recipient for bills or deliveries, `main` for the main one; null for the default one. */
  @TextColumn(36, { nullable: true })
  postalPlace!: string | null;

  @UuidColumn({ nullable: true })
  templateId!: string | null;

  @IntColumn({ nullable: true })
  templateVersion!: number | null;

  @MoneyColumn()
  total!: string;

  /** Without VAT; null in documents saved before it was kept. */
  @MoneyColumn({ nullable: true })
  net!: string | null;

  /** Of an issued bill: less credits and payments; null for every other document. */
  @MoneyColumn({ nullable: true })
  openAmount!: string | null;

  /** Null for every type but the bill, and for bills of before there were kinds. */
  @TextColumn(12, { nullable: true })
  billKind!: BillKind | null;

  /** Number of times it was withdrawn after it had been sent. */
  @IntColumn()
  revision!: number;

  @InstantColumn({ nullable: true })
  lockedAt!: Date | null;

  @InstantColumn({ nullable: true })
  exportedAt!: Date | null;

  @InstantColumn({ nullable: true })
  archivedAt!: Date | null;

  /** The state it was archived in. */
  @TextColumn(4, { nullable: true })
  previousStatus!: DocumentStatus | null;

  /** Of a correction: what the bill charged is free again once it is credited in full. */
  @BooleanColumn()
  releaseEntries!: boolean;

  /** Sources that a deleted draft billed, by position, for restoring it. */
  @JsonColumn({ nullable: true })
  heldSources!: (SourceRef & { positionId: string; kind?: SourceKind })[] | null;

  /** Payment reference; unique in the licence. */
  @TextColumn(27, { nullable: true })
  reference!: string | null;

  /** Complete issued content: the document never reads data elsewhere again. */
  @JsonColumn({ nullable: true })
  snapshot!: DocumentSnapshot | null;

  @TextColumn(64, { nullable: true })
  pdfHash!: string | null;

  @InstantColumn({ nullable: true })
  issuedAt!: Date | null;

  @JsonColumn({ nullable: true })
  extra!: ExtraValues | null;

  @LongTextColumn({ nullable: true })
  extraSearch!: string | null;
}
