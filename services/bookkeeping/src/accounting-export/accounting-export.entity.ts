import { accountingStates, ledgerLimits } from '@jahrring/contracts-bookkeeping';
import type { AccountingFormat } from '@jahrring/contracts-bookkeeping';
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

/** Entries that were handed to the accountant together; has the id of the work that made it. */
@Entity('accounting_exports')
export class AccountingExportEntity extends LicensedEntity {
  @TextColumn(10)
  format!: AccountingFormat;

  @TextColumn(12)
  state!: (typeof accountingStates)[number];

  @LocalDateColumn()
  toDay!: string;

  @LocalDateColumn({ nullable: true })
  firstDay!: string | null;

  @LocalDateColumn({ nullable: true })
  lastDay!: string | null;

  @IntColumn()
  entries!: number;

  @MoneyColumn()
  total!: string;

  /** The archive, as it was made. */
  @UuidColumn({ nullable: true })
  fileId!: string | null;

  @InstantColumn({ nullable: true })
  takenBackAt!: Date | null;

  @TextColumn(ledgerLimits.reason, { nullable: true })
  reason!: string | null;
}
