import { paymentRunLimits } from '@jahrring/contracts-bookkeeping';
import type { PaymentRunState } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { StructuredAddress } from '../payment-file';

/** Bills of suppliers that are paid by one file. Everything the file is made of is kept with it: made again it has the same bytes. */
@Entity('payment_runs')
export class PaymentRunEntity extends LicensedEntity {
  @TextColumn(12)
  state!: PaymentRunState;

  /** `MsgId` of the file; unique for good. */
  @TextColumn(33)
  messageId!: string;

  /** As it was wished; from the file on the day that stands in it. */
  @LocalDateColumn()
  executionDate!: string;

  @TextColumn(150)
  debtorName!: string;

  @JsonColumn({ nullable: true })
  debtorAddress!: StructuredAddress | null;

  @TextColumn(34)
  debtorIban!: string;

  @BooleanColumn()
  batchBooking!: boolean;

  @TextColumn(3)
  currency!: Currency;

  @MoneyColumn()
  total!: string;

  @IntColumn()
  billCount!: number;

  @IntColumn()
  transferCount!: number;

  /** Bills that the bank rejected, and that were debited. */
  @IntColumn()
  rejectedCount!: number;

  @IntColumn()
  executedCount!: number;

  /** Users who made or changed it: none of them is the second person. */
  @JsonColumn()
  preparedBy!: string[];

  @UuidColumn({ nullable: true })
  confirmedBy!: string | null;

  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  /** `CreDtTm` of the file, kept. */
  @InstantColumn({ nullable: true })
  fileCreatedAt!: Date | null;

  @InstantColumn({ nullable: true })
  uploadedAt!: Date | null;

  @TextColumn(paymentRunLimits.reason, { nullable: true })
  withdrawnReason!: string | null;
}
