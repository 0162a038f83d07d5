import { LicensedEntity, LocalDateColumn, MoneyColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * Partial or full settlement of an item, or the reversal of one. Rows are added, never changed; amounts have the sign
 * of the item's amount.
 */
@Entity('allocations')
export class AllocationEntity extends LicensedEntity {
  /** Of the act: a payment, a set-off, a write-off, or the reversal of one. */
  @UuidColumn()
  actId!: string;

  /** Null where no money was paid. */
  @UuidColumn({ nullable: true })
  paymentId!: string | null;

  @UuidColumn()
  itemId!: string;

  @LocalDateColumn()
  settledOn!: string;

  /** Its day in the journal: a later one where the day it settled on lies in a closed period. */
  @LocalDateColumn()
  bookedOn!: string;

  /** Paid or set off, in the item's currency. */
  @MoneyColumn()
  amount!: string;

  /** The same in the payment's currency. */
  @MoneyColumn()
  paymentAmount!: string;

  @MoneyColumn()
  discountNet!: string;

  @MoneyColumn()
  discountVat!: string;

  /** Given up, with its VAT. */
  @MoneyColumn()
  writeOff!: string;

  /** Total that it settles of the item, in the licence's currency. */
  @MoneyColumn()
  baseAmount!: string;

  /**
   * Amount in the licence's currency by which the payment exceeds that, because its exchange rate differs from the
   * item's.
   */
  @MoneyColumn()
  exchangeGain!: string;

  /** The allocation that is taken back; at most once. */
  @UuidColumn({ nullable: true })
  reversesId!: string | null;
}
