import type { VatAdjustment, VatReturnKind, VatSettings } from '@jahrring/contracts-bookkeeping';
import { ledgerLimits } from '@jahrring/contracts-bookkeeping';
import {
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { Calculated } from './calculate';

/** Sum of bookings at one figure, as stored: hundredths as text. */
export interface StoredSum {
  code: string;
  rate: string | null;
  activity: string | null;
  base: string;
  tax: string;
}

/** A return as it was closed. Only the mark that it was reopened is added later; a corrected one is a row of its own. */
@Entity('vat_returns')
export class VatReturnEntity extends LicensedEntity {
  @TextColumn(12)
  kind!: VatReturnKind;

  @LocalDateColumn()
  fromDay!: string;

  @LocalDateColumn()
  toDay!: string;

  @JsonColumn()
  result!: Omit<Calculated, 'sums'>;

  @JsonColumn()
  sums!: StoredSum[];

  @JsonColumn()
  adjustments!: VatAdjustment[];

  /** As they were then. */
  @JsonColumn()
  settings!: VatSettings;

  /** The days it has closed; none of an annual reconciliation. */
  @UuidColumn({ nullable: true })
  closedPeriodId!: string | null;

  @InstantColumn()
  closedAt!: Date;

  @InstantColumn({ nullable: true })
  reopenedAt!: Date | null;

  @TextColumn(ledgerLimits.reason, { nullable: true })
  reopenReason!: string | null;
}
