import type { DocumentChanged } from '@jahrring/contracts-documents';
import {
  BigIntColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** A document as its last event told it. */
@Entity('document_refs')
export class DocumentRefEntity extends ReferenceEntity {
  @JsonColumn()
  document!: DocumentChanged;

  /** Its status, or the last one before it was archived. */
  @TextColumn(4)
  outcome!: string;
}

/** A payment of a bill; negative where one was taken back. */
@Entity('payment_refs')
export class PaymentRefEntity extends ReferenceEntity {
  @UuidColumn()
  documentId!: string;

  @LocalDateColumn()
  paidOn!: string;

  @BigIntColumn()
  cents!: number;

  /** The payment that this one takes back. */
  @UuidColumn(optional)
  reversesId!: string | null;
}

/**
 * Amount that an issued document offered or billed for one project. Amounts are in hundredths of the licence's
 * currency.
 */
@Entity('document_facts')
export class DocumentFactEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @TextColumn(20)
  type!: string;

  @TextColumn(4)
  status!: string;

  @TextColumn(60)
  number!: string;

  @TextColumn(200)
  title!: string;

  @LocalDateColumn()
  documentDate!: string;

  /** Monday of its week. */
  @LocalDateColumn()
  week!: string;

  /** `2026-03` */
  @TextColumn(7)
  month!: string;

  @LocalDateColumn(optional)
  dueDate!: string | null;

  @UuidColumn(optional)
  projectId!: string | null;

  /** The customer. */
  @UuidColumn(optional)
  addressId!: string | null;

  /** Its own; amounts are in the licence's. Null until a resync has told it. */
  @TextColumn(3, optional)
  currency!: string | null;

  @TextColumn(30, optional)
  costCentre!: string | null;

  @TextColumn(30, optional)
  revenueCentre!: string | null;

  /** Billed without VAT, deposits taken off; negative of a correction. */
  @BigIntColumn()
  revenueCents!: number;

  /** With VAT. */
  @BigIntColumn()
  openCents!: number;

  /** Offered without VAT. */
  @BigIntColumn()
  offeredCents!: number;

  /** 1 of the first part of a document, and 0 of others; so are `offers`. Read by versions of before alone. */
  @IntColumn()
  documents!: number;

  @IntColumn()
  offers!: number;

  /** 1 of every part of such a document, as the numbers that follow: each is counted once by its id. */
  @IntColumn()
  won!: number;

  @IntColumn()
  lost!: number;

  @IntColumn()
  paid!: number;

  /** Days from the bill to its last payment; 0 where it is not paid. */
  @IntColumn()
  daysToPay!: number;
}
