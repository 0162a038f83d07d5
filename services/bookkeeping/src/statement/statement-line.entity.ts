import type { StatementLineState } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import {
  BooleanColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One movement of an account. What the bank said never changes; what became of it does. */
@Entity('statement_lines')
export class StatementLineEntity extends LicensedEntity {
  @UuidColumn()
  statementUid!: string;

  @TextColumn(34)
  account!: string;

  /** The same in every file; once in a licence. */
  @TextColumn(50)
  lineKey!: string;

  /** The same for an entry as a whole and for its transactions. */
  @TextColumn(40)
  entryKey!: string;

  @LocalDateColumn()
  bookedOn!: string;

  @LocalDateColumn()
  valueOn!: string;

  @TextColumn(3)
  direction!: 'in' | 'out';

  /** Positive. */
  @MoneyColumn()
  amount!: string;

  @TextColumn(3)
  currency!: Currency;

  /** Kept by the bank before it booked `amount`. */
  @MoneyColumn()
  charges!: string;

  @TextColumn(35, { nullable: true })
  reference!: string | null;

  @TextColumn(35, { nullable: true })
  endToEndId!: string | null;

  /** Part of our own file (`PmtInfId`) that it debits. */
  @TextColumn(35, { nullable: true })
  paymentInfoId!: string | null;

  @TextColumn(35, { nullable: true })
  bankReference!: string | null;

  @TextColumn(150, { nullable: true })
  counterpartyName!: string | null;

  @TextColumn(34, { nullable: true })
  counterpartyIban!: string | null;

  @TextColumn(500)
  text!: string;

  @BooleanColumn()
  reversal!: boolean;

  @TextColumn(500, { nullable: true })
  returnReason!: string | null;

  @TextColumn(10)
  state!: StatementLineState;

  /** Payment as which the line is booked. */
  @UuidColumn({ nullable: true })
  paymentId!: string | null;

  /** Whose payment it was booked as: the next one from the same account is likely theirs. */
  @UuidColumn({ nullable: true })
  addressId!: string | null;

  /** Number of times the line was booked: a payment that was reversed differs from the next one. */
  @IntColumn()
  bookings!: number;
}
