import type { DunningLevel } from '@jahrring/contracts-bookkeeping';
import { IntColumn, LicensedEntity, LocalDateColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A bill in a letter: by these rows its level is known. Rows of a cancelled letter count no more. */
@Entity('dunning_lines')
export class DunningLineEntity extends LicensedEntity {
  @UuidColumn()
  letterId!: string;

  @UuidColumn()
  itemId!: string;

  @IntColumn()
  level!: DunningLevel;

  @LocalDateColumn()
  issuedOn!: string;

  /** End of the letter's term. */
  @LocalDateColumn()
  dueDate!: string;

  /** Until this day interest was claimed; null where none was. */
  @LocalDateColumn({ nullable: true })
  interestUntil!: string | null;
}
