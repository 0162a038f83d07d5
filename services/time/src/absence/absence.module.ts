import { CallerLimit } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { PublicHolidaysModule } from '../public-holiday';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TargetsModule } from '../target';
import { AbsenceCalendarService } from './absence-calendar.service';
import { AbsenceDecisionService } from './absence-decision.service';
import { AbsenceFeedController, CalendarFileController } from './absence-feed.controller';
import { AbsenceFeedRepository, AbsenceFeedService } from './absence-feed.service';
import { AbsenceSettingsController } from './absence-settings.controller';
import { AbsenceImpactService } from './absence-impact.service';
import { AbsencePreviewService } from './absence-preview.service';
import { AbsenceRest } from './absence-rest';
import { AbsenceSight } from './absence-sight';
import { AbsenceWithdrawalService } from './absence-withdrawal.service';
import { AwayService } from './away.service';
import { AbsenceAccess } from './absence.access';
import { AbsenceController } from './absence.controller';
import { AbsenceJobs } from './absence.jobs';
import { AbsenceLock } from './absence.lock';
import { AbsenceMapper } from './absence.mapper';
import { AbsenceNotifier } from './absence.notifier';
import { AbsenceRepository } from './absence.repository';
import { AbsenceRules } from './absence.rules';
import { AbsenceService } from './absence.service';
import { BalanceService } from './balance.service';
import { CreditService } from './credit.service';
import { DayFactsService } from './day-facts.service';
import { LedgerRepository } from './ledger.repository';
import { LedgerService } from './ledger.service';
import { SupervisionRepository } from './supervision.repository';

@Module({
  imports: [
    EntriesModule,
    EntryRecordsModule,
    PublicHolidaysModule,
    ReferenceModule,
    SettingsModule,
    TargetsModule,
  ],
  controllers: [AbsenceController, AbsenceFeedController, CalendarFileController, AbsenceSettingsController],
  providers: [
    AbsenceAccess,
    AbsenceCalendarService,
    AbsenceDecisionService,
    AbsenceFeedRepository,
    AbsenceFeedService,
    AbsenceLock,
    AbsenceMapper,
    AbsenceNotifier,
    AbsenceRepository,
    AbsencePreviewService,
    AbsenceRules,
    AbsenceService,
    AbsenceWithdrawalService,
    AbsenceImpactService,
    AbsenceRest,
    AbsenceSight,
    AwayService,
    BalanceService,
    CreditService,
    DayFactsService,
    CallerLimit,
    LedgerRepository,
    LedgerService,
    SupervisionRepository,
    AbsenceJobs,
  ],
  exports: [AbsenceRepository, AwayService, CreditService],
})
export class AbsencesModule {}
