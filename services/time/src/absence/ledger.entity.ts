import type { LedgerKind, LedgerSource } from '@jahrring/contracts-time';
import {
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One row of a person's balances. Only ever added to: what was wrong is taken back by a row of its own. */
@Entity('absence_ledger')
export class LedgerEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @TextColumn(20)
  kind!: LedgerKind;

  @TextColumn(12)
  source!: LedgerSource;

  /** Whose balance it belongs to, for holidays; the rest of a year goes over to the next. */
  @IntColumn()
  year!: number;

  @LocalDateColumn()
  bookedOn!: string;

  @IntColumn()
  seconds!: number;

  @UuidColumn({ nullable: true })
  absenceId!: string | null;

  /** Reason for the booking: rows with the same reference add up to its current value. */
  @TextColumn(60)
  reference!: string;

  @LongTextColumn({ nullable: true })
  note!: string | null;
}
