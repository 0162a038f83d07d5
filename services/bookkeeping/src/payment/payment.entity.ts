import { paymentLimits } from '@jahrring/contracts-bookkeeping';
import type { ItemSide, PaymentSource } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import { LicensedEntity, LocalDateColumn, MoneyColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A payment, or the reversal of one. Rows are added, never changed. */
@Entity('payments')
export class PaymentEntity extends LicensedEntity {
  @TextColumn(10)
  side!: ItemSide;

  @LocalDateColumn()
  paidOn!: string;

  /**
   * Positive where it settles what is owed: from customers, to suppliers. Negative where money goes back, and of a reversal. The
   * database holds it equal to `allocated` + `onAccount`.
   */
  @MoneyColumn()
  amount!: string;

  @TextColumn(3)
  currency!: Currency;

  /** In the licence's currency. */
  @MoneyColumn()
  baseAmount!: string;

  /** Parts of the payment that settled items, and that settled none when it was recorded. */
  @MoneyColumn()
  allocated!: string;

  @MoneyColumn()
  onAccount!: string;

  /** Charges that the bank deducted, in the licence's currency. */
  @MoneyColumn()
  charges!: string;

  @UuidColumn({ nullable: true })
  addressId!: string | null;

  @TextColumn(150)
  addressName!: string;

  /** Account of the chart the money is on. */
  @TextColumn(10)
  account!: string;

  @TextColumn(12)
  source!: PaymentSource;

  /** Of what it was heard of: a statement's entry, a payment of a bill. Unique with `source`. */
  @TextColumn(80, { nullable: true })
  sourceId!: string | null;

  @TextColumn(paymentLimits.reference, { nullable: true })
  reference!: string | null;

  @TextColumn(paymentLimits.text, { nullable: true })
  text!: string | null;

  /** The payment that is taken back; at most once. */
  @UuidColumn({ nullable: true })
  reversesId!: string | null;

  /** True if it was reversed, as read for a page of the list; no column of its own. */
  reversed?: boolean;
}
