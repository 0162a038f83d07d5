import type { CaseSide } from '@jahrring/contracts-support';
import { InstantColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Somebody who has looked at a case, how far they read, and when they were there. */
@Entity('case_people')
export class CasePersonEntity extends LicensedEntity {
  @UuidColumn()
  caseId!: string;

  @UuidColumn()
  memberId!: string;

  @TextColumn(201)
  name!: string;

  @TextColumn(10)
  side!: CaseSide;

  /** When the newest message was written that they have read. */
  @InstantColumn({ nullable: true })
  readAt!: Date | null;

  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  /** When the desk's look at another licence was noted in that licence's audit trail. */
  @InstantColumn({ nullable: true })
  lookedAt!: Date | null;
}
