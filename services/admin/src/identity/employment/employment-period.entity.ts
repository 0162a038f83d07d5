import { IntColumn, JsonColumn, LicensedEntity, LocalDateColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Target hours of a person from a day on; the last one before a day holds on it. */
@Entity('employment_periods')
export class EmploymentPeriodEntity extends LicensedEntity {
  @UuidColumn()
  membershipId!: string;

  @LocalDateColumn()
  validFrom!: string;

  /** 80 % is 8000. */
  @IntColumn()
  pensumHundredths!: number;

  @IntColumn()
  weekDays!: 5 | 7;

  /** Monday first. */
  @JsonColumn()
  dailySeconds!: number[];

  @IntColumn()
  yearlyHolidaySeconds!: number;
}
