import { timeAuditSight } from './time-audit-sight';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { MarkBatchEntity } from './confirmation';
import { BulkLineEntity } from './bulk';
import { SignoffEntity } from './signoff';
import { AbsenceEntity, AbsenceFeedEntity, LedgerEntity, SupervisionEntity } from './absence';
import { AbsenceSettingsEntity, SurchargeSettingsEntity, TimeSettingsEntity } from './settings';
import { EntryEntity } from './entry-record';
import { MonthClosingEntity } from './month-closing';
import { UnlockEntity } from './lock';
import { FavouriteEntity } from './favourite';
import { DayReportEntity, ReportPhotoEntity, ReportRevisionEntity } from './day-report';
import {
  CompanyPartRefEntity,
  EmployeeRefEntity,
  EmploymentRefEntity,
  LicenceRefEntity,
  ObjectEmployeeEntity,
  ObjectRefEntity,
  ProjectEmployeeEntity,
  ProjectRefEntity,
} from './reference';
import { PayrollLineEntity, PayrollRunEntity, PayrollSettingsEntity } from './payroll';
import { SurchargeLineEntity } from './surcharge';
import { RateCategoryRefEntity, TimeRateEntity } from './rate';
import { RecurrenceEntity } from './recurrence';
import { EntryImportEntity, EntryImportRowEntity, EntryImportWordEntity } from './import';
import { seedTime } from './seed';
import { RunningTimerEntity } from './timer';
import { CreateTime1700000000001 } from './migrations/1700000000001-create-time';
import { AddKindsSettingsTimer1795296184311 } from './migrations/1795296184311-add-kinds-settings-timer';
import { AddTimerPrompt1795296920345 } from './migrations/1795296920345-add-timer-prompt';
import { AddConfirmation1795300720090 } from './migrations/1795300720090-add-confirmation';
import { CreateAbsences1795300788582 } from './migrations/1795300788582-create-absences';
import { AddRates1795301110104 } from './migrations/1795301110104-add-rates';
import { AddSurcharges1795301410383 } from './migrations/1795301410383-add-surcharges';
import { AddDayReports1795307926707 } from './migrations/1795307926707-add-day-reports';
import { AddPayroll1795309058395 } from './migrations/1795309058395-add-payroll';
import { IndexEntriesByDay1795310584220 } from './migrations/1795310584220-index-entries-by-day';
import { AddScanDistance1795309727186 } from './migrations/1795309727186-add-scan-distance';
import { KeepImports1795312000000 } from './migrations/1795312000000-keep-imports';
import { MoveEntryImports1796900000101 } from './migrations/1796900000101-move-entry-imports';
import { AddBulkLines1795316000000 } from './migrations/1795316000000-add-bulk-lines';
import { IndexEntriesByActivity1795316000001 } from './migrations/1795316000001-index-entries-by-activity';
import { IndexLivingEntries1795392000003 } from './migrations/1795392000003-index-living-entries';
import { OrderLivingEntries1795392000004 } from './migrations/1795392000004-order-living-entries';
import { AddLicenceTimeZone1795800000001 } from './migrations/1795800000001-add-licence-time-zone';
import { IndexEntriesByChange1797000001001 } from './migrations/1797000001001-index-entries-by-change';
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
    EntryImportRowEntity,
    EntryImportWordEntity,
    BulkLineEntity,
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
    AddBulkLines1795316000000,
    IndexEntriesByActivity1795316000001,
    IndexLivingEntries1795392000003,
    OrderLivingEntries1795392000004,
    AddLicenceTimeZone1795800000001,
    MoveEntryImports1796900000101,
    IndexEntriesByChange1797000001001,
  ],
  auditSight: timeAuditSight,
  seed: seedTime,
};
