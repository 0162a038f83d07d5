import type { PayrollFormat } from '@jahrring/contracts-time';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One hand-over to payroll; its id is that of the long work that makes it. */
@Entity('payroll_runs')
export class PayrollRunEntity extends LicensedEntity {
  /** Counts the licence's hand-overs. */
  @IntColumn()
  number!: number;

  /** `2026-11` */
  @TextColumn(7)
  month!: string;

  @TextColumn(12)
  state!: 'running' | 'done' | 'taken_back';

  @UuidColumn()
  createdBy!: string;

  /** Format of the file, as set at that time: it stays the same file. */
  @JsonColumn()
  format!: PayrollFormat;

  @IntColumn()
  people!: number;

  @IntColumn()
  lines!: number;

  @InstantColumn({ nullable: true })
  takenBackAt!: Date | null;

  @TextColumn(500, { nullable: true })
  reason!: string | null;
}
