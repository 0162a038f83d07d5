import type { RunBillState } from '@jahrring/contracts-bookkeeping';
import {
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { PaymentReference, StructuredAddress } from '../payment-file';

/** One bill of a payment run, with account, reference and amount as they were when it was taken in. */
@Entity('payment_run_bills')
export class PaymentRunBillEntity extends LicensedEntity {
  @UuidColumn()
  runId!: string;

  @IntColumn()
  position!: number;

  /** The open item. */
  @UuidColumn()
  itemId!: string;

  /** The item while the run is under way, else null; the database holds it unique: no bill is in two such runs. */
  @UuidColumn({ nullable: true })
  liveItemId!: string | null;

  @TextColumn(60)
  number!: string;

  @UuidColumn({ nullable: true })
  addressId!: string | null;

  @TextColumn(150)
  creditorName!: string;

  @JsonColumn()
  address!: StructuredAddress;

  @TextColumn(34)
  iban!: string;

  @TextColumn(11, { nullable: true })
  bic!: string | null;

  @JsonColumn({ nullable: true })
  reference!: PaymentReference | null;

  @TextColumn(140)
  text!: string;

  @LocalDateColumn()
  dueDate!: string;

  /** Amount paid, in the run's currency; negative for a credit note. */
  @MoneyColumn()
  amount!: string;

  /** Deducted besides, with its VAT. */
  @MoneyColumn()
  cashDiscount!: string;

  /** The transfer it is paid by, and the part of the file that has it. */
  @TextColumn(35)
  endToEndId!: string;

  @TextColumn(35)
  paymentInfoId!: string;

  @TextColumn(12)
  state!: RunBillState;

  /** Of a rejection, as the bank says. */
  @TextColumn(35, { nullable: true })
  reasonCode!: string | null;

  @TextColumn(500, { nullable: true })
  reasonText!: string | null;

  /** The payment it was booked with. */
  @UuidColumn({ nullable: true })
  paymentId!: string | null;

  @LocalDateColumn({ nullable: true })
  executedOn!: string | null;

  /** Line of the statement that showed the debit; null where a person told it. */
  @UuidColumn({ nullable: true })
  lineId!: string | null;
}
