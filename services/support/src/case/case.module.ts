import { Module } from '@nestjs/common';
import { AgentModule } from '../agent';
import { MessageModule } from '../message';
import { PeopleModule } from '../people';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { CaseNotices } from './case-notices';
import { CaseProgress } from './case-progress';
import { PresenceService } from './presence.service';
import { SupportCaseController } from './support-case.controller';
import { SupportCaseRepository } from './support-case.repository';
import { SupportCaseService } from './support-case.service';

@Module({
  imports: [AgentModule, ReferenceModule, SettingsModule, MessageModule, PeopleModule],
  controllers: [SupportCaseController],
  providers: [SupportCaseRepository, SupportCaseService, CaseProgress, CaseNotices, PresenceService],
  exports: [SupportCaseRepository, CaseProgress, CaseNotices, PresenceService],
})
export class CaseModule {}
