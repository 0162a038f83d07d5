import type { SupplierBillPart, SupplierBillState } from '@jahrring/contracts-bookkeeping';
import type { CashDiscount, Currency } from '@jahrring/contracts-common';
import {
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

export interface GivenApproval {
  userId: string;
  approverId: string;
  at: string;
}

/** A supplier's bill as it was recorded; its open item has its id. What it says is never changed: a wrong one is cancelled. */
@Entity('supplier_bills')
export class SupplierBillEntity extends LicensedEntity {
  @UuidColumn()
  addressId!: string;

  @TextColumn(150)
  addressName!: string;

  @TextColumn(60)
  number!: string;

  /** Letters and digits in capitals, by which a second one is found. */
  @TextColumn(60)
  numberKey!: string;

  @TextColumn(150, { nullable: true })
  title!: string | null;

  @LocalDateColumn()
  documentDate!: string;

  @LocalDateColumn()
  dueDate!: string;

  @TextColumn(3)
  currency!: Currency;

  @TextColumn(20, { nullable: true })
  exchangeRate!: string | null;

  /** With VAT, in `currency`; of a credit note negative. */
  @MoneyColumn()
  gross!: string;

  @MoneyColumn()
  baseAmount!: string;

  @MoneyColumn()
  rounding!: string;

  @TextColumn(34, { nullable: true })
  iban!: string | null;

  @TextColumn(11, { nullable: true })
  bic!: string | null;

  @TextColumn(27, { nullable: true })
  reference!: string | null;

  @TextColumn(140, { nullable: true })
  text!: string | null;

  @JsonColumn()
  cashDiscounts!: CashDiscount[];

  @JsonColumn()
  parts!: SupplierBillPart[];

  @TextColumn(10)
  source!: 'hand' | 'code' | 'einvoice';

  @UuidColumn({ nullable: true })
  fileId!: string | null;

  @TextColumn(10)
  state!: SupplierBillState;

  /** Not to be paid, with the reason. */
  @TextColumn(200, { nullable: true })
  blockedReason!: string | null;

  @UuidColumn({ nullable: true })
  recordedBy!: string | null;

  @JsonColumn()
  approvals!: GivenApproval[];

  @InstantColumn({ nullable: true })
  cancelledAt!: Date | null;

  @TextColumn(200, { nullable: true })
  cancelReason!: string | null;
}
