import { Module } from '@nestjs/common';
import { AbsencesModule } from '../absence';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { LawModule } from '../law';
import { PublicHolidaysModule } from '../public-holiday';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SignoffsModule } from '../signoff';
import { TargetsModule } from '../target';
import { CopyDayService } from './copy-day.service';
import { CopyWeekService } from './copy-week.service';
import { DayRulesService } from './day-rules.service';
import { ElsewhereHours } from './elsewhere-hours';
import { DayController, WeekController } from './overview.controller';
import { OverviewService } from './overview.service';
import { TeamEntries } from './team-entries';
import { TeamPeople } from './team-people';
import { TeamController } from './team.controller';
import { TeamService } from './team.service';

@Module({
  imports: [
    AbsencesModule,
    EntriesModule,
    EntryRecordsModule,
    LawModule,
    PublicHolidaysModule,
    ReferenceModule,
    SettingsModule,
    SignoffsModule,
    TargetsModule,
  ],
  controllers: [DayController, WeekController, TeamController],
  providers: [
    DayRulesService,
    ElsewhereHours,
    OverviewService,
    TeamEntries,
    TeamPeople,
    TeamService,
    CopyDayService,
    CopyWeekService,
  ],
})
export class OverviewModule {}
