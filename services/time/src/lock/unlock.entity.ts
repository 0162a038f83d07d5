import {
  InstantColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A locked day of one person, opened again for a while. */
@Entity('time_unlocks')
export class UnlockEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @LocalDateColumn()
  workDate!: string;

  @TextColumn(500)
  reason!: string;

  @UuidColumn()
  unlockedBy!: string;

  @InstantColumn()
  expiresAt!: Date;
}
