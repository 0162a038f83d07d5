import type { ClosingWay } from '@jahrring/contracts-time';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { DayReportSnapshot } from './report-snapshot';

/** A finished state of a report with its PDF; kept for good, also after the report was reopened. */
@Entity('day_report_revisions')
export class ReportRevisionEntity extends LicensedEntity {
  @UuidColumn()
  reportId!: string;

  @IntColumn()
  revision!: number;

  @TextColumn(6)
  way!: ClosingWay;

  @TextColumn(120, { nullable: true })
  signer!: string | null;

  @InstantColumn()
  signedAt!: Date;

  @UuidColumn()
  closedBy!: string;

  /** Reason why nobody signed. */
  @TextColumn(500, { nullable: true })
  reason!: string | null;

  @BooleanColumn()
  withPrices!: boolean;

  @JsonColumn()
  snapshot!: DayReportSnapshot;

  @UuidColumn()
  pdfFileId!: string;

  /** SHA-256 of the PDF, hexadecimal. */
  @TextColumn(64)
  pdfHash!: string;

  @InstantColumn({ nullable: true })
  reopenedAt!: Date | null;

  @UuidColumn({ nullable: true })
  reopenedBy!: string | null;

  @TextColumn(500, { nullable: true })
  reopenReason!: string | null;
}
