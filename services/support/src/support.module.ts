import { Module } from '@nestjs/common';
import { AgentModule } from './agent';
import { CaseModule } from './case';
import { DeskModule } from './desk';
import { MessageModule } from './message';
import { PeopleModule } from './people';
import { ReferenceModule } from './reference';
import { SearchModule } from './search';
import { SettingsModule } from './settings';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    AgentModule,
    ReferenceModule,
    SettingsModule,
    MessageModule,
    PeopleModule,
    CaseModule,
    DeskModule,
    SearchModule,
  ],
})
export class SupportModule {}
