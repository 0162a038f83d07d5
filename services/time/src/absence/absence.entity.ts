import type { AbsenceDay, AbsenceState, AbsenceType } from '@jahrring/contracts-time';
import {
  BooleanColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

export interface StoredDecision {
  employeeId: string;
  approved: boolean;
  reason: string | null;
  /** ISO instant. */
  at: string;
}

/** Somebody is away from one day to another, or asks to be. */
@Entity('absences')
export class AbsenceEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  recorderId!: string;

  @TextColumn(24)
  type!: AbsenceType;

  @TextColumn(10)
  state!: AbsenceState;

  @LocalDateColumn()
  startsOn!: string;

  /** Inclusive. */
  @LocalDateColumn()
  endsOn!: string;

  @BooleanColumn()
  startHalf!: boolean;

  @BooleanColumn()
  endHalf!: boolean;

  /** Counted time of each day; fixed once approved. */
  @JsonColumn()
  days!: AbsenceDay[];

  @LongTextColumn({ nullable: true })
  reason!: string | null;

  @JsonColumn()
  decisions!: StoredDecision[];
}
