import { nextStepLimits } from '@jahrring/contracts-addresses';
import {
  InstantColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Next step that somebody does for a customer. */
@Entity('next_steps')
export class NextStepEntity extends LicensedEntity {
  @UuidColumn()
  addressId!: string;

  @TextColumn(nextStepLimits.text)
  text!: string;

  @UuidColumn()
  employeeId!: string;

  @LocalDateColumn()
  dueOn!: string;

  /** Null while it is open. */
  @InstantColumn({ nullable: true })
  doneAt!: Date | null;

  /** When its person will be told; null once that has happened, or it is done. */
  @LocalDateColumn({ nullable: true })
  remindsOn!: string | null;
}
