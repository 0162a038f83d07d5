import { ledgerLimits } from '@jahrring/contracts-bookkeeping';
import { InstantColumn, LicensedEntity, LocalDateColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A span of days nothing is booked into, until it is reopened. */
@Entity('closed_periods')
export class ClosedPeriodEntity extends LicensedEntity {
  @LocalDateColumn()
  fromDay!: string;

  @LocalDateColumn()
  toDay!: string;

  @InstantColumn()
  closedAt!: Date;

  @InstantColumn({ nullable: true })
  reopenedAt!: Date | null;

  @TextColumn(ledgerLimits.reason, { nullable: true })
  reopenReason!: string | null;
}
