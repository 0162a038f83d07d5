import type {
  DunningLevel,
  DunningMailState,
  ProposedLetter,
  LetterLanguage,
} from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import {
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
import type { LetterPaper } from '../dunning-paper';

/** An issued letter. What it claims and how it reads are frozen; only its way to the debtor and a cancellation are written later. */
@Entity('dunning_letters')
export class DunningLetterEntity extends LicensedEntity {
  @UuidColumn()
  runId!: string;

  @TextColumn(20)
  number!: string;

  @UuidColumn()
  addressId!: string;

  @TextColumn(150)
  addressName!: string;

  @IntColumn()
  level!: DunningLevel;

  @LocalDateColumn()
  issuedOn!: string;

  @LocalDateColumn()
  dueDate!: string;

  @TextColumn(3)
  currency!: Currency;

  @TextColumn(2)
  language!: LetterLanguage;

  @MoneyColumn()
  open!: string;

  @MoneyColumn()
  earlierFees!: string;

  @MoneyColumn()
  fee!: string;

  @MoneyColumn()
  interest!: string;

  @MoneyColumn()
  total!: string;

  /** Names the letter in a payment: QR reference or creditor reference; null where the licence has no account for one. */
  @TextColumn(27, { nullable: true })
  reference!: string | null;

  /** The open item of fee and interest; null where the letter claims neither. */
  @UuidColumn({ nullable: true })
  feeItemId!: string | null;

  @JsonColumn()
  lines!: ProposedLetter['lines'];

  @JsonColumn()
  paper!: LetterPaper;

  @TextColumn(180, { nullable: true })
  email!: string | null;

  @TextColumn(8)
  mailState!: DunningMailState;

  @IntColumn()
  mailAttempts!: number;

  @TextColumn(500, { nullable: true })
  mailError!: string | null;

  @InstantColumn({ nullable: true })
  nextAttemptAt!: Date | null;

  @InstantColumn({ nullable: true })
  sentAt!: Date | null;

  @InstantColumn({ nullable: true })
  cancelledAt!: Date | null;

  @TextColumn(200, { nullable: true })
  cancelReason!: string | null;
}
