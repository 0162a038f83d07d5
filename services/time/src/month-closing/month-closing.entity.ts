import { InstantColumn, IntColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A month of a licence that was closed, and how much was in it then. */
@Entity('time_month_closings')
export class MonthClosingEntity extends LicensedEntity {
  /** `2026-11` */
  @TextColumn(7)
  month!: string;

  @InstantColumn()
  closedAt!: Date;

  @IntColumn()
  entries!: number;

  @IntColumn()
  people!: number;
}
