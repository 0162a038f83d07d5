import type { ItemKind, ItemSide, ItemVat } from '@jahrring/contracts-bookkeeping';
import type { CashDiscount, Currency } from '@jahrring/contracts-common';
import {
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * Amount that somebody owes from one bill, or has in credit. An item of a bill has the bill's id. Only its open amount
 * ever changes, with the allocation that changes it; the database keeps it between 0 and the amount.
 */
@Entity('open_items')
export class OpenItemEntity extends LicensedEntity {
  @TextColumn(10)
  side!: ItemSide;

  @TextColumn(12)
  kind!: ItemKind;

  @TextColumn(60)
  number!: string;

  /** The number as it is looked for in texts of payers. */
  @TextColumn(60)
  numberKey!: string;

  @TextColumn(150)
  title!: string;

  @UuidColumn({ nullable: true })
  addressId!: string | null;

  @TextColumn(150)
  addressName!: string;

  /** The name as a payer's is compared with it. */
  @TextColumn(150)
  nameKey!: string;

  @LocalDateColumn()
  documentDate!: string;

  /** Its day in the journal: another one than the document's where that lies in a closed period. */
  @LocalDateColumn()
  bookedOn!: string;

  @LocalDateColumn()
  dueDate!: string;

  @TextColumn(3)
  currency!: Currency;

  /** Units of the licence's currency for one of `currency`; null where they are the same. */
  @TextColumn(20, { nullable: true })
  exchangeRate!: string | null;

  /** In `currency`; of a credit negative. */
  @MoneyColumn()
  amount!: string;

  /** Of `amount` what nothing settles yet; signed as it. */
  @MoneyColumn()
  open!: string;

  /** `amount` and `open` in the licence's currency. */
  @MoneyColumn()
  baseAmount!: string;

  @MoneyColumn()
  baseOpen!: string;

  @JsonColumn()
  vat!: ItemVat[];

  /** Account of receivables or payables the item stands on. */
  @TextColumn(10)
  account!: string;

  @TextColumn(30, { nullable: true })
  costCentre!: string | null;

  @UuidColumn({ nullable: true })
  projectId!: string | null;

  /** QR reference of 27 digits, or creditor reference (ISO 11649). */
  @TextColumn(27, { nullable: true })
  reference!: string | null;

  /** Account of the licence that a bill asks to be paid on. */
  @TextColumn(34, { nullable: true })
  iban!: string | null;

  @JsonColumn()
  cashDiscounts!: CashDiscount[];

  /** Of a credit: the bill it corrects. */
  @UuidColumn({ nullable: true })
  correctsId!: string | null;

  /** Of a prepayment: the payment it is of. */
  @UuidColumn({ nullable: true })
  paymentId!: string | null;
}
