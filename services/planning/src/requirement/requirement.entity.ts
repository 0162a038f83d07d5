import { bookingLimits, type ResourceKind } from '@jahrring/contracts-planning';
import { IntColumn, LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** So many people or machines, so many days each, within some days of a project. */
@Entity('requirements')
export class RequirementEntity extends LicensedEntity {
  @UuidColumn()
  projectId!: string;

  @TextColumn(10)
  kind!: ResourceKind;

  @UuidColumn({ nullable: true })
  skillId!: string | null;

  @IntColumn()
  count!: number;

  @IntColumn()
  days!: number;

  @LocalDateColumn()
  firstDay!: string;

  @LocalDateColumn()
  lastDay!: string;

  @TextColumn(bookingLimits.note, { nullable: true })
  note!: string | null;

  /** The position of an order it was taken over from. */
  @UuidColumn({ nullable: true })
  orderPositionId!: string | null;
}
