import { Module } from '@nestjs/common';
import { AbsenceAccess } from './absence/absence.access';
import { AbsenceCalendarService } from './absence/absence-calendar.service';
import { AbsenceController } from './absence/absence.controller';
import { AbsenceDecisionService } from './absence/absence-decision.service';
import { AbsenceFeedController, CalendarFileController } from './absence/absence-feed.controller';
import { AbsenceFeedRepository, AbsenceFeedService } from './absence/absence-feed.service';
import { AbsenceJobs } from './absence/absence.jobs';
import { AbsenceMapper } from './absence/absence.mapper';
import { AbsenceNotifier } from './absence/absence.notifier';
import { AbsenceRepository } from './absence/absence.repository';
import { AbsenceService } from './absence/absence.service';
import { AbsenceSettingsController } from './absence/absence-settings.controller';
import { AbsenceSettingsRepository } from './absence/absence-settings.repository';
import { AbsenceSettingsService } from './absence/absence-settings.service';
import { BalanceService } from './absence/balance.service';
import { CreditService } from './absence/credit.service';
import { DayFactsService } from './absence/day-facts.service';
import { FeedLimit } from './absence/feed-limit';
import { LedgerRepository } from './absence/ledger.repository';
import { LedgerService } from './absence/ledger.service';
import { SupervisionRepository } from './absence/supervision.repository';
import { PublicHolidayController } from './public-holiday/public-holiday.controller';
import { PublicHolidayService } from './public-holiday/public-holiday.service';
import { BillableController } from './billable/billable.controller';
import { BillableService } from './billable/billable.service';
import { ClaimsConsumer } from './billable/claims.consumer';
import { ProjectCancelledConsumer } from './billable/project-cancelled.consumer';
import { ProjectStepConsumer } from './billable/project-step.consumer';
import { MarkController, SignoffController } from './confirmation/confirmation.controller';
import { MarkBatchRepository } from './confirmation/mark-batch.repository';
import { MarkRepository } from './confirmation/mark.repository';
import { MarkService } from './confirmation/mark.service';
import { SignoffRepository } from './confirmation/signoff.repository';
import { SignoffService } from './confirmation/signoff.service';
import { CompanyPartRule } from './entry/company-part.rule';
import { CounterService } from './entry/counter.service';
import { EntryAccess } from './entry/entry.access';
import { EntryController } from './entry/entry.controller';
import { EntryStatesController } from './entry/entry-states.controller';
import { EntryRepository } from './entry/entry.repository';
import { EntryRules } from './entry/entry.rules';
import { EntryService } from './entry/entry.service';
import { EntryExportController } from './export/entry-export.controller';
import { EntryExportService } from './export/entry-export.service';
import { FavouriteController } from './favourite/favourite.controller';
import { FavouriteRepository } from './favourite/favourite.repository';
import { FavouriteService } from './favourite/favourite.service';
import { EntryImportController } from './import/entry-import.controller';
import { EntryImportService } from './import/entry-import.service';
import { EntryImportWork } from './import/entry-import.work';
import { EntryImportRepository } from './import/entry-import.repository';
import { ImportDoubles } from './import/import-doubles';
import { ImportHistory } from './import/import-history.service';
import { ImportUndoWork } from './import/import-undo.work';
import { ImportTargets } from './import/import-targets';
import { ImportWordRepository } from './import/import-word.repository';
import { ImportLookups } from './import/import-lookups';
import { LawHintService } from './law/law-hint.service';
import { OvertimeController } from './law/overtime.controller';
import { OvertimeMonthService } from './law/overtime-month.service';
import { OvertimeService } from './law/overtime.service';
import { WeekSumService } from './law/week-sum.service';
import { WorkRecordRepository } from './law/work-record.repository';
import { LateRule } from './offline/late.rule';
import { MonthClosingJob } from './lock/month-closing.job';
import { MonthClosingRepository } from './lock/month-closing.repository';
import { UnlockController } from './lock/unlock.controller';
import { UnlockRepository } from './lock/unlock.repository';
import { UnlockService } from './lock/unlock.service';
import { OptionsController } from './options/options.controller';
import { LastDayService } from './options/last-day.service';
import { OptionsService } from './options/options.service';
import { CopyDayService } from './overview/copy-day.service';
import { CopyWeekService } from './overview/copy-week.service';
import { DayController, WeekController } from './overview/overview.controller';
import { OverviewService } from './overview/overview.service';
import { TeamController } from './overview/team.controller';
import { TeamRepository } from './overview/team.repository';
import { TeamService } from './overview/team.service';
import { CrewService } from './record/crew.service';
import { LinesService } from './record/lines.service';
import { RecordController } from './record/record.controller';
import { RecurrenceController } from './recurrence/recurrence.controller';
import { RecurrenceJob } from './recurrence/recurrence.job';
import { RecurrenceRepository } from './recurrence/recurrence.repository';
import { RecurrenceService } from './recurrence/recurrence.service';
import { PayrollSettingsController } from './payroll/payroll-settings.controller';
import { PayrollController } from './payroll/payroll.controller';
import { PayrollCountService } from './payroll/payroll-count.service';
import { PayrollExceptionsService } from './payroll/payroll-exceptions.service';
import { PayrollFactsService } from './payroll/payroll-facts.service';
import { PayrollFileService } from './payroll/payroll-file.service';
import { PayrollLineRepository } from './payroll/payroll-line.repository';
import { PayrollRunRepository } from './payroll/payroll-run.repository';
import { PayrollSettingsRepository } from './payroll/payroll-settings.repository';
import { PayrollSettingsService } from './payroll/payroll-settings.service';
import { PayrollService } from './payroll/payroll.service';
import { ProjectRateController } from './rate/project-rate.controller';
import { ProjectRateService } from './rate/project-rate.service';
import { RateCategoryRefRepository } from './rate/rate-category-ref.repository';
import { DayReportController } from './day-report/day-report.controller';
import { DayReportExportController } from './day-report/export/day-report-export.controller';
import { DayReportExportService } from './day-report/export/day-report-export.service';
import { DayReportInternalController } from './day-report/day-report-internal.controller';
import { DayReportReader } from './day-report/day-report.reader';
import { DayReportRepository } from './day-report/day-report.repository';
import { DayReportService } from './day-report/day-report.service';
import { ClosingContentService } from './day-report/closing-content.service';
import { ReportClosingService } from './day-report/report-closing.service';
import { ReportDrawingService } from './day-report/report-drawing.service';
import { ReportPrinter } from './day-report/report-printer';
import { ReportCounter } from './day-report/report-counter';
import { ReportLineRepository } from './day-report/report-line.repository';
import { ReportPdfService } from './day-report/report-pdf.service';
import { ReportPhotoRepository } from './day-report/report-photo.repository';
import { ReportPhotoService } from './day-report/report-photo.service';
import { ReportRevisionRepository } from './day-report/report-revision.repository';
import { RateService } from './rate/rate.service';
import { RatesConsumer } from './rate/rates.consumer';
import { RepriceService } from './rate/reprice.service';
import { TimeRateRepository } from './rate/time-rate.repository';
import { BookingQuery } from './refs/booking.query';
import { CompanyPartRefRepository } from './refs/company-part-ref.repository';
import { EmployeeRefRepository } from './refs/employee-ref.repository';
import { EmploymentRefRepository } from './refs/employment-ref.repository';
import { ObjectRefRepository } from './refs/object-ref.repository';
import { ProjectRefRepository } from './refs/project-ref.repository';
import { LicenceRefConsumer } from './refs/licence-ref.consumer';
import { LicenceRefRepository } from './refs/licence-ref.repository';
import { RefsConsumer } from './refs/refs.consumer';
import { TargetService } from './refs/target.service';
import { HolidayCalendar } from './surcharge/holiday-calendar';
import { SurchargeExportService } from './surcharge/surcharge-export.service';
import { SurchargeLineRepository } from './surcharge/surcharge-line.repository';
import { SurchargeSettingsRepository } from './surcharge/surcharge-settings.repository';
import { SurchargeSettingsService } from './surcharge/surcharge-settings.service';
import { SurchargeSettingsController } from './surcharge/surcharge-settings.controller';
import { SurchargeController } from './surcharge/surcharge.controller';
import { SurchargeJob } from './surcharge/surcharge.job';
import { SurchargeService } from './surcharge/surcharge.service';
import { TimeSettingsController } from './settings/time-settings.controller';
import { TimeSettingsRepository } from './settings/time-settings.repository';
import { TimeSettingsService } from './settings/time-settings.service';
import { RunningTimerRepository } from './timer/running-timer.repository';
import { TimerController } from './timer/timer.controller';
import { TimerJob } from './timer/timer.job';
import { TimerReader } from './timer/timer.reader';
import { TimerService } from './timer/timer.service';

@Module({
  controllers: [
    EntryStatesController,
    EntryExportController,
    EntryController,
    EntryImportController,
    PayrollController,
    PayrollSettingsController,
    DayController,
    WeekController,
    TeamController,
    OvertimeController,
    MarkController,
    SignoffController,
    UnlockController,
    ProjectRateController,
    SurchargeController,
    SurchargeSettingsController,
    OptionsController,
    BillableController,
    FavouriteController,
    TimeSettingsController,
    TimerController,
    RecordController,
    RecurrenceController,
    AbsenceController,
    AbsenceFeedController,
    CalendarFileController,
    AbsenceSettingsController,
    PublicHolidayController,
    DayReportExportController,
    DayReportController,
    DayReportInternalController,
  ],
  providers: [
    EntryAccess,
    EntryRepository,
    EntryRules,
    LateRule,
    EntryService,
    EntryImportService,
    EntryImportWork,
    ImportDoubles,
    EntryImportRepository,
    ImportHistory,
    ImportUndoWork,
    ImportTargets,
    ImportWordRepository,
    ImportLookups,
    LawHintService,
    OvertimeService,
    OvertimeMonthService,
    WeekSumService,
    WorkRecordRepository,
    PayrollCountService,
    PayrollExceptionsService,
    PayrollFactsService,
    PayrollFileService,
    PayrollLineRepository,
    PayrollRunRepository,
    PayrollSettingsRepository,
    PayrollSettingsService,
    PayrollService,
    RateCategoryRefRepository,
    HolidayCalendar,
    SurchargeExportService,
    SurchargeLineRepository,
    SurchargeSettingsRepository,
    SurchargeSettingsService,
    SurchargeJob,
    SurchargeService,
    RateService,
    RatesConsumer,
    RepriceService,
    ProjectRateService,
    TimeRateRepository,
    CompanyPartRule,
    CounterService,
    EntryExportService,
    OverviewService,
    TeamRepository,
    TeamService,
    MarkBatchRepository,
    MarkRepository,
    MarkService,
    SignoffRepository,
    SignoffService,
    UnlockRepository,
    UnlockService,
    MonthClosingRepository,
    MonthClosingJob,
    CopyDayService,
    CopyWeekService,
    LinesService,
    CrewService,
    RecurrenceRepository,
    RecurrenceService,
    RecurrenceJob,
    LastDayService,
    OptionsService,
    BillableService,
    ClaimsConsumer,
    ProjectCancelledConsumer,
    ProjectStepConsumer,
    BookingQuery,
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    RefsConsumer,
    CompanyPartRefRepository,
    EmploymentRefRepository,
    FavouriteRepository,
    FavouriteService,
    TimeSettingsRepository,
    TimeSettingsService,
    TargetService,
    RunningTimerRepository,
    TimerReader,
    TimerService,
    TimerJob,
    PublicHolidayService,
    AbsenceAccess,
    AbsenceCalendarService,
    AbsenceDecisionService,
    AbsenceFeedRepository,
    AbsenceFeedService,
    AbsenceMapper,
    AbsenceNotifier,
    AbsenceRepository,
    AbsenceService,
    AbsenceSettingsRepository,
    AbsenceSettingsService,
    BalanceService,
    CreditService,
    DayFactsService,
    FeedLimit,
    LedgerRepository,
    LedgerService,
    SupervisionRepository,
    DayReportExportService,
    DayReportReader,
    DayReportRepository,
    DayReportService,
    ClosingContentService,
    ReportClosingService,
    ReportDrawingService,
    ReportPrinter,
    ReportCounter,
    ReportLineRepository,
    ReportPdfService,
    ReportPhotoRepository,
    ReportPhotoService,
    ReportRevisionRepository,
    LicenceRefRepository,
    LicenceRefConsumer,
    // After RefsConsumer: what it settles is read from the copies of HR data.
    AbsenceJobs,
  ],
})
export class TimeModule {}
