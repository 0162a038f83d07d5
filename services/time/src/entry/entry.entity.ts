import type { VatKey } from '@jahrring/contracts-common';
import type { EntrySource } from '@jahrring/contracts-time';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** What is read along with an entry from the copies of project, activity and employee. */
export interface EntryNames {
  employeeName: string;
  projectNumber: string;
  projectTitle: string;
  activityTitle: string | null;
}

@Entity('time_entries')
export class EntryEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  projectId!: string;

  @UuidColumn({ nullable: true })
  activityId!: string | null;

  /** The local day on which the work began, in `timeZone`. */
  @LocalDateColumn()
  workDate!: string;

  @InstantColumn({ nullable: true })
  startAt!: Date | null;

  @InstantColumn({ nullable: true })
  endAt!: Date | null;

  @TextColumn(64)
  timeZone!: string;

  /** Worked time without the break. */
  @IntColumn()
  seconds!: number;

  @IntColumn()
  breakSeconds!: number;

  @TextColumn(2000, { nullable: true })
  comment!: string | null;

  @BooleanColumn()
  billable!: boolean;

  /** Price of an hour when it was recorded; later price changes leave it alone. */
  @UnitPriceColumn()
  unitPrice!: string;

  @TextColumn(10)
  vatRateKey!: VatKey;

  @TextColumn(10)
  source!: EntrySource;

  /** The employee who recorded it. */
  @UuidColumn()
  recorderId!: string;

  /** The draft or document that holds it; written by the documents' events without a new version. */
  @UuidColumn({ nullable: true })
  claimedDocumentId!: string | null;

  /** Set once that document is issued: billed for good. */
  @TextColumn(50, { nullable: true })
  documentNumber!: string | null;

  /** When the claim was last changed; an older event changes nothing. */
  @InstantColumn({ nullable: true })
  claimChangedAt!: Date | null;

  /** Not a column; read by a join. */
  names?: EntryNames;
}
