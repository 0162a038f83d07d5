import { LocalDateColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a signed day report, kept by its events. */
@Entity('day_report_refs')
export class DayReportRefEntity extends ReferenceEntity {
  @TextColumn(60)
  number!: string;

  @UuidColumn({ nullable: true })
  projectId!: string | null;

  @LocalDateColumn()
  workDate!: string;

  @TextColumn(200, { nullable: true })
  signedBy!: string | null;

  /** SHA-256 of its PDF, hexadecimal. */
  @TextColumn(64)
  pdfHash!: string;
}
