import { Module } from '@nestjs/common';
import { AgentModule } from '../agent';
import { CaseModule } from '../case';
import { MessageModule } from '../message';
import { PeopleModule } from '../people';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { CloseSolvedJob } from './close-solved.job';
import { DeskAgents } from './desk-agents.service';
import { DeskCaseController } from './desk-case.controller';
import { DeskCaseRepository } from './desk-case.repository';
import { DeskChat } from './desk-chat.service';
import { DeskDoor } from './desk-door';
import { DeskFiguresService } from './desk-figures.service';
import { DeskViews } from './desk-views.service';
import { DeskController } from './desk.controller';
import { DeskService } from './desk.service';

@Module({
  imports: [AgentModule, ReferenceModule, SettingsModule, MessageModule, PeopleModule, CaseModule],
  controllers: [DeskController, DeskCaseController],
  providers: [
    DeskCaseRepository,
    DeskDoor,
    DeskAgents,
    DeskViews,
    DeskService,
    DeskChat,
    DeskFiguresService,
    CloseSolvedJob,
  ],
  exports: [DeskService],
})
export class DeskModule {}
