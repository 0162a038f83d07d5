import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaperModule } from '../paper';
import { PaymentModule } from '../payment';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { DunningRuleService } from './dunning-rule.service';
import { DunningController } from './dunning.controller';
import { DunningRuleController } from './dunning-rule.controller';
import { DunningReader } from './dunning.reader';
import { DunningLetterRepository, DunningRuleRepository } from './dunning.repositories';
import { DunningLineRepository } from './dunning-line.repository';
import { DunningService } from './dunning.service';
import { DunnedBills } from './dunned-bills';
import { FeePoster } from './fee-poster';
import { LetterCancelService } from './letter-cancel.service';
import { LetterMailJobs } from './letter-mail.jobs';
import { LetterMailService } from './letter-mail.service';
import { LetterPrinter } from './letter-printer';
import { LetterWriter } from './letter-writer';

@Module({
  imports: [LedgerModule, OpenItemModule, PaperModule, PaymentModule, ReferenceModule, SettingsModule],
  controllers: [DunningController, DunningRuleController],
  providers: [
    DunningLetterRepository,
    DunningLineRepository,
    DunningRuleRepository,
    DunningReader,
    DunningService,
    DunningRuleService,
    DunnedBills,
    FeePoster,
    LetterCancelService,
    LetterMailService,
    LetterMailJobs,
    LetterPrinter,
    LetterWriter,
  ],
  exports: [DunningLetterRepository, DunningLineRepository, DunningRuleRepository, LetterPrinter],
})
export class DunningModule {}
