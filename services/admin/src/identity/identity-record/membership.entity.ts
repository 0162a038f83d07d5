import type { AbsenceType, EmployeeView, MembershipRole, RecordingMethod } from '@jahrring/contracts-admin';
import type { ExtraValues } from '@jahrring/contracts-common';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A person in a licence: what every other service calls an employee. */
@Entity('memberships')
export class MembershipEntity extends LicensedEntity {
  @UuidColumn()
  userId!: string;

  @TextColumn(20)
  role!: MembershipRole;

  @BooleanColumn()
  active!: boolean;

  /** Made for an account whose mailbox nobody had proved to read: shut until somebody has. */
  @BooleanColumn()
  needsProof!: boolean;

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

  @TextColumn(10, { nullable: true })
  salutation!: EmployeeView['salutation'];

  @TextColumn(40, { nullable: true })
  externalId!: string | null;

  @LocalDateColumn({ nullable: true })
  birthdate!: string | null;

  @TextColumn(20, { nullable: true })
  insuranceNumber!: string | null;

  @TextColumn(60, { nullable: true })
  team!: string | null;

  @UuidColumn({ nullable: true })
  companyPartId!: string | null;

  @UuidColumn({ nullable: true })
  rateCategoryId!: string | null;

  /** Null: as the licence has it. */
  @TextColumn(20, { nullable: true })
  recordingMethod!: RecordingMethod | null;

  @JsonColumn({ nullable: true })
  drivingCategories!: EmployeeView['drivingCategories'] | null;

  /** Null: all of them. */
  @JsonColumn({ nullable: true })
  allowedAbsences!: AbsenceType[] | null;

  @JsonColumn({ nullable: true })
  allowedCompanyParts!: string[] | null;

  @JsonColumn({ nullable: true })
  supervisors!: string[] | null;

  /** 0 hides days of holidays. */
  @IntColumn()
  averageDaySeconds!: number;

  @IntColumn()
  startHolidaySeconds!: number;

  @IntColumn()
  startOvertimeSeconds!: number;

  /** When the last invitation went out; null for who came without one. */
  @InstantColumn({ nullable: true })
  invitedAt!: Date | null;

  @InstantColumn({ nullable: true })
  invitationEndsAt!: Date | null;

  @JsonColumn({ nullable: true })
  extra!: ExtraValues | null;

  @LongTextColumn({ nullable: true })
  extraSearch!: string | null;
}

/** 8.4 hours, a fifth of the usual 42-hour week. */
const averageDaySeconds = 30_240;

/** Initial values of a membership where nothing else is given. */
export const newMembership = {
  needsProof: false,
  active: true,
  keys: [] as string[],
  function: null,
  phone: null,
  mobile: null,
  startsOn: null,
  endsOn: null,
  addressId: null,
  salutation: null,
  externalId: null,
  birthdate: null,
  insuranceNumber: null,
  team: null,
  companyPartId: null,
  rateCategoryId: null,
  recordingMethod: null,
  drivingCategories: null,
  allowedAbsences: null,
  allowedCompanyParts: null,
  supervisors: null,
  averageDaySeconds,
  startHolidaySeconds: 0,
  startOvertimeSeconds: 0,
  invitedAt: null,
  invitationEndsAt: null,
  extra: null,
  extraSearch: null,
} satisfies Partial<MembershipEntity>;

/** Values needed to add a person: the user and the role. */
export type NewMembership = Partial<
  Omit<MembershipEntity, 'licenceId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'>
> &
  Pick<MembershipEntity, 'userId' | 'role'>;
