import type { StatementAmendment } from '@jahrring/contracts-bookkeeping';
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
import type { LeftOutEntry } from '../statement-file';

/** A statement or notification as the bank told it last. Account, kind, id, sequence and page name it. */
@Entity('statements')
export class StatementEntity extends LicensedEntity {
  @TextColumn(12)
  kind!: 'statement' | 'notification';

  /** IBAN, or the bank's own number. */
  @TextColumn(34)
  account!: string;

  @TextColumn(50)
  statementId!: string;

  /** Electronic sequence number; empty where the bank does not count. */
  @TextColumn(20)
  sequence!: string;

  @IntColumn()
  page!: number;

  @LocalDateColumn({ nullable: true })
  fromDay!: string | null;

  @LocalDateColumn({ nullable: true })
  toDay!: string | null;

  @TextColumn(3)
  currency!: string;

  @MoneyColumn({ nullable: true })
  opening!: string | null;

  @MoneyColumn({ nullable: true })
  closing!: string | null;

  /** Difference between the balances that no line explains. */
  @MoneyColumn({ nullable: true })
  difference!: string | null;

  @IntColumn()
  lineCount!: number;

  /** SHA-256 of all that was read. */
  @TextColumn(64)
  contentHash!: string;

  @TextColumn(255)
  fileName!: string;

  /** The file as it came; null before files were kept. */
  @UuidColumn({ nullable: true })
  fileId!: string | null;

  /** Last change that the bank made to it. */
  @JsonColumn({ nullable: true })
  amendment!: StatementAmendment | null;

  @JsonColumn()
  leftOut!: LeftOutEntry[];
}
