import { IntColumn, LicensedEntity, LocalDateColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** That somebody has published the plan, and how much of it changed for others by that. */
@Entity('publications')
export class PublicationEntity extends LicensedEntity {
  /** Person who published. */
  @UuidColumn()
  employeeId!: string;

  /** Up to bookings that begin on this day; null: all. */
  @LocalDateColumn({ nullable: true })
  until!: string | null;

  @IntColumn()
  added!: number;

  @IntColumn()
  moved!: number;

  @IntColumn()
  changed!: number;

  @IntColumn()
  removed!: number;

  /** Number of people who were notified. */
  @IntColumn()
  told!: number;
}
