import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { OpeningPlanner } from './opening-planner';
import { OpeningWriter } from './opening-writer';
import { OpeningController } from './opening.controller';
import { OpeningRepository } from './opening.repository';
import { OpeningService } from './opening.service';

@Module({
  imports: [LedgerModule, OpenItemModule, ReferenceModule, SettingsModule],
  controllers: [OpeningController],
  providers: [OpeningPlanner, OpeningRepository, OpeningService, OpeningWriter],
})
export class OpeningModule {}
