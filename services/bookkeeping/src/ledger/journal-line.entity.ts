import type { VatSide } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import {
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One line of an entry; amounts are in the licence's currency unless told. */
@Entity('journal_lines')
export class JournalLineEntity extends LicensedEntity {
  @UuidColumn()
  entryId!: string;

  @IntColumn()
  position!: number;

  /** As the entry's. */
  @LocalDateColumn()
  bookedOn!: string;

  @TextColumn(10)
  account!: string;

  @MoneyColumn()
  debit!: string;

  @MoneyColumn()
  credit!: string;

  @TextColumn(3, { nullable: true })
  currency!: Currency | null;

  /** Debit less credit in `currency`. */
  @MoneyColumn({ nullable: true })
  foreignAmount!: string | null;

  @TextColumn(12, { nullable: true })
  vatSide!: VatSide | null;

  @TextColumn(10, { nullable: true })
  vatKey!: string | null;

  @TextColumn(10, { nullable: true })
  vatRate!: string | null;

  /** Base of this line's tax: turnover, or purchases; negative if it is reversed. */
  @MoneyColumn({ nullable: true })
  vatBase!: string | null;

  @TextColumn(30, { nullable: true })
  costCentre!: string | null;

  @UuidColumn({ nullable: true })
  projectId!: string | null;

  @UuidColumn({ nullable: true })
  addressId!: string | null;
}
