import {
  supportCaseLimits,
  type CaseKind,
  type CaseSide,
  type CaseStatus,
  type CaseUrgency,
} from '@jahrring/contracts-support';
import { InstantColumn, IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A call for help, in the licence that asks. */
@Entity('support_cases')
export class SupportCaseEntity extends LicensedEntity {
  /** Of the installation, ascending. */
  @IntColumn()
  number!: number;

  @TextColumn(supportCaseLimits.subject)
  subject!: string;

  @TextColumn(20)
  kind!: CaseKind;

  @TextColumn(20)
  urgency!: CaseUrgency;

  @TextColumn(20)
  status!: CaseStatus;

  @UuidColumn()
  requesterId!: string;

  @TextColumn(201)
  requesterName!: string;

  @TextColumn(supportCaseLimits.page, { nullable: true })
  page!: string | null;

  @TextColumn(supportCaseLimits.tool, { nullable: true })
  tool!: string | null;

  @TextColumn(supportCaseLimits.failureCode, { nullable: true })
  failureCode!: string | null;

  /** Person of the desk who is assigned to it, and the licence of that person. */
  @UuidColumn({ nullable: true })
  assigneeId!: string | null;

  @UuidColumn({ nullable: true })
  assigneeLicenceId!: string | null;

  @TextColumn(201, { nullable: true })
  assigneeName!: string | null;

  @InstantColumn()
  lastMessageAt!: Date;

  @TextColumn(10)
  lastSide!: CaseSide;

  @InstantColumn({ nullable: true })
  firstAnsweredAt!: Date | null;

  @InstantColumn({ nullable: true })
  solvedAt!: Date | null;

  @InstantColumn({ nullable: true })
  closedAt!: Date | null;

  @InstantColumn({ nullable: true })
  firstDueAt!: Date | null;

  @InstantColumn({ nullable: true })
  solveDueAt!: Date | null;

  /** The target that runs now; null while the desk waits for the customer or has done its part. */
  @InstantColumn({ nullable: true })
  dueAt!: Date | null;

  @IntColumn({ nullable: true })
  duplicateOfNumber!: number | null;
}
