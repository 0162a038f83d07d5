import type { PeriodReportFormat, PeriodReportKind } from '@jahrring/contracts-evaluations';
import { IntColumn, JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Reports that were written into a file; has the id of the work that wrote them. */
@Entity('period_report_files')
export class PeriodReportFileEntity extends LicensedEntity {
  /** Whose file it is: nobody else gets it. */
  @UuidColumn()
  ownerId!: string;

  @TextColumn(20)
  kind!: PeriodReportKind;

  /** `2026-11` or `2026` */
  @TextColumn(7)
  period!: string;

  @TextColumn(4)
  format!: PeriodReportFormat;

  /** Null: everybody the owner sees. */
  @JsonColumn({ nullable: true })
  employeeIds!: string[] | null;

  /** Number of reports in it. */
  @IntColumn()
  people!: number;

  /** Null while it is being written. */
  @UuidColumn({ nullable: true })
  fileId!: string | null;
}
