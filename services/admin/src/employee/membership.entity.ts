import type { MembershipRole } from '@jahrring/contracts-admin';
import {
  BooleanColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A person in a licence: what every other service calls an employee. */
@Entity('memberships')
export class Membership extends LicensedEntity {
  @UuidColumn()
  userId!: string;

  @TextColumn(20)
  role!: MembershipRole;

  @BooleanColumn()
  active!: boolean;

  /** Single permission keys besides those of the role. */
  @JsonColumn({ name: 'extra_keys' })
  keys!: string[];

  @TextColumn(100, { nullable: true, name: 'job_function' })
  function!: string | null;

  @TextColumn(30, { nullable: true })
  phone!: string | null;

  @TextColumn(30, { nullable: true })
  mobile!: string | null;

  @LocalDateColumn({ nullable: true })
  startsOn!: string | null;

  @LocalDateColumn({ nullable: true })
  endsOn!: string | null;

  @UuidColumn({ nullable: true })
  addressId!: string | null;
}
