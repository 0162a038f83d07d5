import {
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A rate from a day on: of a project for a person or an object, or of the licence. */
@Entity('time_rates')
export class TimeRateEntity extends LicensedEntity {
  @UuidColumn({ nullable: true })
  projectId!: string | null;

  @UuidColumn({ nullable: true })
  employeeId!: string | null;

  @UuidColumn({ nullable: true })
  objectId!: string | null;

  /** The three in one: two rates of one target must not begin on the same day. */
  @TextColumn(80)
  target!: string;

  @LocalDateColumn()
  validFrom!: string;

  @UnitPriceColumn()
  price!: string;
}
