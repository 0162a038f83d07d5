import { ledgerLimits } from '@jahrring/contracts-bookkeeping';
import type { JournalSource } from '@jahrring/contracts-bookkeeping';
import {
  InstantColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A balanced entry of the journal. Rows are added, never changed, but for the mark that they were handed over. */
@Entity('journal_entries')
export class JournalEntryEntity extends LicensedEntity {
  /** Runs through the licence's entries without a gap. */
  @IntColumn()
  number!: number;

  @LocalDateColumn()
  bookedOn!: string;

  @LocalDateColumn({ nullable: true })
  documentDate!: string | null;

  @TextColumn(ledgerLimits.text)
  text!: string;

  @TextColumn(ledgerLimits.documentNumber, { nullable: true })
  documentNumber!: string | null;

  @TextColumn(20)
  source!: JournalSource;

  /** Of the act; unique with `source`. */
  @UuidColumn()
  sourceId!: string;

  /** The entry this one takes back. */
  @UuidColumn({ nullable: true })
  reversesId!: string | null;

  /** Sum of its debits, in the licence's currency; the database holds it equal to that of its credits. */
  @MoneyColumn()
  total!: string;

  @MoneyColumn()
  totalCredit!: string;

  /** When it was handed to the accountant. */
  @InstantColumn({ nullable: true })
  exportedAt!: Date | null;

  /** The export it was handed over with. */
  @UuidColumn({ nullable: true })
  exportId!: string | null;
}
