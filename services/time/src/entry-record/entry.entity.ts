import type { Unit, VatKey } from '@jahrring/contracts-common';
import type { EntryKind, EntrySource, RateSource, RecordingMethod } from '@jahrring/contracts-time';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Names read with an entry from the copies of project, activity and employee. */
export interface EntryNames {
  employeeName: string;
  projectNumber: string;
  projectTitle: string;
  activityTitle: string | null;
  objectTitle: string | null;
}

@Entity('time_entries')
export class EntryEntity extends LicensedEntity {
  /** Hours, or what else the line records. */
  @TextColumn(12)
  kind!: EntryKind;

  @UuidColumn()
  employeeId!: string;

  @UuidColumn()
  projectId!: string;

  @UuidColumn({ nullable: true })
  activityId!: string | null;

  /** The machine, material, lot … of every kind but hours. */
  @UuidColumn({ nullable: true })
  objectId!: string | null;

  /** The local day on which the work began, in `timeZone`. */
  @LocalDateColumn()
  workDate!: string;

  @InstantColumn({ nullable: true })
  startAt!: Date | null;

  @InstantColumn({ nullable: true })
  endAt!: Date | null;

  @TextColumn(64)
  timeZone!: string;

  /** Worked time without the break; 0 for every kind but hours. */
  @IntColumn()
  seconds!: number;

  @IntColumn()
  breakSeconds!: number;

  /** Quantity of the object, in `unit`. */
  @QuantityColumn({ nullable: true })
  quantity!: string | null;

  @TextColumn(30, { nullable: true })
  unit!: Unit | null;

  @QuantityColumn({ nullable: true })
  counterFrom!: string | null;

  @QuantityColumn({ nullable: true })
  counterTo!: string | null;

  /** Amount spent, in the licence's currency. */
  @MoneyColumn({ nullable: true })
  amount!: string | null;

  @UuidColumn({ nullable: true })
  companyPartId!: string | null;

  @TextColumn(2000, { nullable: true })
  comment!: string | null;

  @BooleanColumn()
  billable!: boolean;

  /** Reason why it is not billable if a document's step made it so: the project's status and the document's number. */
  @TextColumn(80, { nullable: true })
  notBillableReason?: string | null;

  /** Price of an hour or unit when it was recorded; later price changes leave it alone. */
  @UnitPriceColumn()
  unitPrice!: string;

  /** Source of the price; null for earlier entries and for those without one. */
  @TextColumn(16, { nullable: true })
  priceSource!: RateSource | null;

  @TextColumn(10)
  vatRateKey!: VatKey;

  @TextColumn(10)
  source!: EntrySource;

  @TextColumn(12, { nullable: true })
  recordingMethod!: RecordingMethod | null;

  /** Entries recorded together carry the same. */
  @UuidColumn({ nullable: true })
  groupId!: string | null;

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

  /** When a supervisor has looked at it. */
  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  /** The employee who confirmed it. */
  @UuidColumn({ nullable: true })
  confirmedBy!: string | null;

  @InstantColumn({ nullable: true })
  exportedAt!: Date | null;

  @InstantColumn({ nullable: true })
  archivedAt!: Date | null;

  /** A person has to look at it before it counts as right. */
  @BooleanColumn()
  needsReview!: boolean;

  /** Recorded on a device before the lock and sent after it. */
  @BooleanColumn()
  late!: boolean;

  /** The finished day report it is on; written by it without a new version. */
  @UuidColumn({ nullable: true })
  dayReportId!: string | null;

  /** The number of that report: nothing of the entry changes until it is reopened. */
  @TextColumn(30, { nullable: true })
  dayReportNumber!: string | null;

  /** Distance from the site at which it was scanned. */
  @IntColumn({ nullable: true })
  scanMetres!: number | null;

  /** Not a column; read by a join. */
  names?: EntryNames;
}
