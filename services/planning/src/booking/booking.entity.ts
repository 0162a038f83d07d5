import { bookingLimits, type BookingStatus, type DayPart } from '@jahrring/contracts-planning';
import { IntColumn, LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;
const timeLength = 5;

/** A person, machine, vehicle or tool at work for some days: as it is planned, or as it is published. */
export abstract class PlannedEntity extends LicensedEntity {
  @UuidColumn()
  resourceId!: string;

  @UuidColumn(optional)
  projectId!: string | null;

  /** Text of the work if it belongs to no project. */
  @TextColumn(bookingLimits.title, optional)
  title!: string | null;

  @LocalDateColumn()
  firstDay!: string;

  @LocalDateColumn()
  lastDay!: string;

  @TextColumn(10)
  part!: DayPart;

  /** Wall-clock time, `HH:MM`, of bookings by times. */
  @TextColumn(timeLength, { ...optional, name: 'from_time' })
  from!: string | null;

  @TextColumn(timeLength, { ...optional, name: 'to_time' })
  to!: string | null;

  /** In percent. */
  @IntColumn()
  share!: number;

  @TextColumn(10)
  status!: BookingStatus;

  @TextColumn(bookingLimits.note, optional)
  note!: string | null;

  @UuidColumn(optional)
  seriesId!: string | null;
}

@Entity('bookings')
export class BookingEntity extends PlannedEntity {}

/** A booking as others than planners see it, under the same id and in the version that was published. */
@Entity('published_bookings')
export class PublishedBookingEntity extends PlannedEntity {}
