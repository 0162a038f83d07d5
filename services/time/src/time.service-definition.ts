import { timeAuditSight } from './refs/time-audit-sight';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { MarkBatchEntity } from './confirmation/mark-batch.entity';
import { SignoffEntity } from './confirmation/signoff.entity';
import { AbsenceEntity } from './absence/absence.entity';
import { AbsenceFeedEntity } from './absence/absence-feed.entity';
import { AbsenceSettingsEntity } from './absence/absence-settings.entity';
import { LedgerEntity } from './absence/ledger.entity';
import { SupervisionEntity } from './absence/supervision.entity';
import { EntryEntity } from './entry/entry.entity';
import { CreateTime1700000000001 } from './migrations/1700000000001-create-time';
import { MonthClosingEntity } from './lock/month-closing.entity';
import { UnlockEntity } from './lock/unlock.entity';
import { FavouriteEntity } from './favourite/favourite.entity';
import { AddKindsSettingsTimer1795296184311 } from './migrations/1795296184311-add-kinds-settings-timer';
import { AddTimerPrompt1795296920345 } from './migrations/1795296920345-add-timer-prompt';
import { AddConfirmation1795300720090 } from './migrations/1795300720090-add-confirmation';
import { CreateAbsences1795300788582 } from './migrations/1795300788582-create-absences';
import { AddRates1795301110104 } from './migrations/1795301110104-add-rates';
import { AddSurcharges1795301410383 } from './migrations/1795301410383-add-surcharges';
import { DayReportEntity } from './day-report/day-report.entity';
import { ReportPhotoEntity } from './day-report/report-photo.entity';
import { ReportRevisionEntity } from './day-report/report-revision.entity';
import { AddDayReports1795307926707 } from './migrations/1795307926707-add-day-reports';
import { LicenceRefEntity } from './refs/licence-ref.entity';
import { AddPayroll1795309058395 } from './migrations/1795309058395-add-payroll';
import { IndexEntriesByDay1795310584220 } from './migrations/1795310584220-index-entries-by-day';
import { PayrollLineEntity } from './payroll/payroll-line.entity';
import { PayrollRunEntity } from './payroll/payroll-run.entity';
import { PayrollSettingsEntity } from './payroll/payroll-settings.entity';
import { AddScanDistance1795309727186 } from './migrations/1795309727186-add-scan-distance';
import { SurchargeLineEntity } from './surcharge/surcharge-line.entity';
import { SurchargeSettingsEntity } from './surcharge/surcharge-settings.entity';
import { RateCategoryRefEntity } from './rate/rate-category-ref.entity';
import { TimeRateEntity } from './rate/time-rate.entity';
import { CompanyPartRefEntity } from './refs/company-part-ref.entity';
import { RecurrenceEntity } from './recurrence/recurrence.entity';
import { EmployeeRefEntity } from './refs/employee-ref.entity';
import { EmploymentRefEntity } from './refs/employment-ref.entity';
import { ObjectEmployeeEntity } from './refs/object-employee.entity';
import { ObjectRefEntity } from './refs/object-ref.entity';
import { ProjectEmployeeEntity } from './refs/project-employee.entity';
import { ProjectRefEntity } from './refs/project-ref.entity';
import { EntryImportEntity } from './import/entry-import.entity';
import { ImportWordEntity } from './import/import-word.entity';
import { KeepImports1795312000000 } from './migrations/1795312000000-keep-imports';
import { seedTime } from './seed/seed-time';
import { TimeSettingsEntity } from './settings/time-settings.entity';
import { RunningTimerEntity } from './timer/running-timer.entity';
import { NotBillableReason1795310360000 } from './migrations/1795310360000-not-billable-reason';
import { TimeModule } from './time.module';

export const timeService: ServiceDefinition = {
  tool: 'time',
  version: '0.1.0',
  module: TimeModule,
  entities: [
    EntryEntity,
    TimeRateEntity,
    SurchargeSettingsEntity,
    SurchargeLineEntity,
    RateCategoryRefEntity,
    PayrollLineEntity,
    PayrollRunEntity,
    PayrollSettingsEntity,
    EmployeeRefEntity,
    ProjectRefEntity,
    ObjectRefEntity,
    ProjectEmployeeEntity,
    ObjectEmployeeEntity,
    EmploymentRefEntity,
    CompanyPartRefEntity,
    TimeSettingsEntity,
    FavouriteEntity,
    RunningTimerEntity,
    RecurrenceEntity,
    AbsenceEntity,
    LedgerEntity,
    AbsenceSettingsEntity,
    AbsenceFeedEntity,
    SupervisionEntity,
    SignoffEntity,
    MarkBatchEntity,
    UnlockEntity,
    MonthClosingEntity,
    DayReportEntity,
    ReportPhotoEntity,
    ReportRevisionEntity,
    LicenceRefEntity,
    EntryImportEntity,
    ImportWordEntity,
  ],
  migrations: [
    CreateTime1700000000001,
    AddKindsSettingsTimer1795296184311,
    AddTimerPrompt1795296920345,
    AddConfirmation1795300720090,
    CreateAbsences1795300788582,
    AddRates1795301110104,
    AddSurcharges1795301410383,
    AddDayReports1795307926707,
    AddPayroll1795309058395,
    AddScanDistance1795309727186,
    NotBillableReason1795310360000,
    IndexEntriesByDay1795310584220,
    KeepImports1795312000000,
  ],
  auditSight: timeAuditSight,
  seed: seedTime,
};
