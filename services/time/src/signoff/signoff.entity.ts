import type { SignoffPeriod } from '@jahrring/contracts-time';
import {
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** An employee has signed that a week or month is complete. */
@Entity('time_signoffs')
export class SignoffEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @TextColumn(5)
  period!: SignoffPeriod;

  @LocalDateColumn()
  startsOn!: string;

  @LocalDateColumn()
  endsOn!: string;

  @InstantColumn()
  signedAt!: Date;

  /** The employee themselves: nobody signs for somebody else. */
  @UuidColumn()
  signedBy!: string;

  /** Days changed after the signature. */
  @JsonColumn()
  reopened!: string[];
}
