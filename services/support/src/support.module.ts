import { Module } from '@nestjs/common';
import { CaseNotices } from './case/case-notices';
import { CaseProgress } from './case/case-progress';
import { SupportCaseController } from './case/support-case.controller';
import { SupportCaseRepository } from './case/support-case.repository';
import { SupportCaseService } from './case/support-case.service';
import { CloseSolvedJob } from './desk/close-solved.job';
import { DeskAgentRepository } from './desk/desk-agent.repository';
import { DeskCaseRepository } from './desk/desk-case.repository';
import { DeskDoor } from './desk/desk-door';
import { DeskFiguresService } from './desk/desk-figures.service';
import { DeskCaseController } from './desk/desk-case.controller';
import { DeskController } from './desk/desk.controller';
import { DeskService } from './desk/desk.service';
import { DeskAgents } from './desk/desk-agents.service';
import { DeskChat } from './desk/desk-chat.service';
import { DeskViews } from './desk/desk-views.service';
import { MessageRepository } from './message/message.repository';
import { MessageService } from './message/message.service';
import { CasePersonRepository } from './people/case-person.repository';
import { PresenceService } from './people/presence.service';
import { ReferenceConsumer } from './reference/reference.consumer';
import { EmployeeRefRepository, LicenceRefRepository } from './reference/reference.repositories';
import { SupportSearchController } from './search/support-search.controller';
import { DeskSettingsService } from './settings/desk-settings.service';
import { DeskSettingsController, SupportSettingsController } from './settings/settings.controller';
import { DeskSettingsRepository, SupportSettingsRepository } from './settings/settings.repositories';
import { SupportSettingsService } from './settings/support-settings.service';

@Module({
  controllers: [
    SupportCaseController,
    DeskSettingsController,
    DeskController,
    DeskCaseController,
    SupportSettingsController,
    SupportSearchController,
  ],
  providers: [
    SupportCaseRepository,
    SupportCaseService,
    CaseProgress,
    CaseNotices,
    MessageRepository,
    MessageService,
    CasePersonRepository,
    PresenceService,
    DeskAgentRepository,
    DeskCaseRepository,
    DeskDoor,
    DeskAgents,
    DeskViews,
    DeskService,
    DeskChat,
    DeskFiguresService,
    CloseSolvedJob,
    DeskSettingsRepository,
    DeskSettingsService,
    SupportSettingsRepository,
    SupportSettingsService,
    EmployeeRefRepository,
    LicenceRefRepository,
    ReferenceConsumer,
  ],
})
export class SupportModule {}
