import { Module } from '@nestjs/common';
import { DocumentModule } from '../document';
import { RecordsModule } from '../record';
import { SettingsModule } from '../settings';
import { ChainGuard } from './chain.guard';
import { CollectiveService } from './collective.service';
import { CorrectionService } from './correction.service';
import { CreditReader } from './credit.reader';
import { DepositService } from './deposit.service';
import { DocumentChainController } from './document-chain.controller';
import { DuplicateService } from './duplicate.service';
import { FollowUpService } from './follow-up.service';
import { ProjectFollower } from './project.follower';

@Module({
  imports: [DocumentModule, RecordsModule, SettingsModule],
  controllers: [DocumentChainController],
  providers: [
    DuplicateService,
    CreditReader,
    ChainGuard,
    FollowUpService,
    DepositService,
    CorrectionService,
    CollectiveService,
    ProjectFollower,
  ],
  exports: [ChainGuard, CreditReader, FollowUpService, ProjectFollower],
})
export class ChainModule {}
