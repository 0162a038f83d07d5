import type { ReportDefinition } from '@jahrring/contracts-evaluations';
import { BooleanColumn, JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** A report that somebody keeps. */
@Entity('saved_reports')
export class SavedReportEntity extends LicensedEntity {
  @UuidColumn()
  ownerId!: string;

  @TextColumn(80)
  title!: string;

  @JsonColumn()
  definition!: ReportDefinition;
}

/** Whom a report is shared with: everybody of a role, or a person. */
@Entity('saved_report_shares')
export class SavedReportShareEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  reportId!: string;

  /** A role, or the id of an employee. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  sharedWith!: string;
}

/** A person's marks on a report: starred or pinned. */
@Entity('saved_report_marks')
export class SavedReportMarkEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  reportId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId!: string;

  @BooleanColumn()
  starred!: boolean;

  @BooleanColumn()
  pinned!: boolean;
}
