import type { BookingStatus, DayPart } from '@jahrring/contracts-planning';
import {
  BooleanColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A booking that was told; its id is the booking's. */
@Entity('plan_refs')
export class PlanRefEntity extends ReferenceEntity {
  @BooleanColumn()
  deleted!: boolean;
}

/** A day of a booking. How long it is follows from the person's day, which may change. */
@Entity('plan_facts')
export class PlanFactEntity extends LicensedEntity {
  @UuidColumn()
  bookingId!: string;

  /** Of a person; or of a machine, vehicle or tool, which count no hours. */
  @UuidColumn()
  employeeId!: string;

  @UuidColumn({ nullable: true })
  projectId!: string | null;

  @LocalDateColumn()
  workDate!: string;

  /** Monday of its week. */
  @LocalDateColumn()
  week!: string;

  /** `2026-03` */
  @TextColumn(7)
  month!: string;

  @TextColumn(10)
  planStatus!: BookingStatus;

  @TextColumn(10)
  part!: DayPart;

  /** Of bookings by times; 0 of others. */
  @IntColumn()
  minutes!: number;

  /** In percent. */
  @IntColumn()
  share!: number;
}
