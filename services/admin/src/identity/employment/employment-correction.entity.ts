import type { CorrectionKind } from '@jahrring/contracts-admin';
import { IntColumn, LicensedEntity, LocalDateColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A line of a person's ledger. Written once; what was wrong is taken back by another line. */
@Entity('employment_corrections')
export class EmploymentCorrectionEntity extends LicensedEntity {
  @UuidColumn()
  membershipId!: string;

  @TextColumn(20)
  kind!: CorrectionKind;

  @LocalDateColumn({ name: 'booked_on' })
  date!: string;

  @IntColumn()
  seconds!: number;

  @TextColumn(200)
  reason!: string;

  /** The line this one takes back; a line can be taken back once. */
  @UuidColumn({ nullable: true })
  reversesId!: string | null;
}
