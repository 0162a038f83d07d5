import { BooleanColumn, LocalDateColumn, ReferenceEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an absence: who is away when, not why. */
@Entity('absence_refs')
export class AbsenceRefEntity extends ReferenceEntity {
  /** The person. */
  @UuidColumn()
  resourceId!: string;

  @LocalDateColumn()
  firstDay!: string;

  /** Inclusive. */
  @LocalDateColumn()
  lastDay!: string;

  @BooleanColumn()
  startHalf!: boolean;

  @BooleanColumn()
  endHalf!: boolean;

  @BooleanColumn()
  approved!: boolean;

  /** Asked for or approved; what was declined or taken back keeps nobody away. */
  @BooleanColumn()
  living!: boolean;
}
