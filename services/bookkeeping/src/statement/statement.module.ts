import { Module } from '@nestjs/common';
import { DunningModule } from '../dunning';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaymentModule } from '../payment';
import { PaymentRunModule } from '../payment-run';
import { SettingsModule } from '../settings';
import { CertainLines } from './certain-lines';
import { LineMatcher } from './line-matcher';
import { StatementImportService } from './statement-import.service';
import { StatementRecorder } from './statement-recorder';
import { StatementLineService } from './statement-line.service';
import { StatementController, StatementLineController } from './statement.controller';
import { StatementLineRepository, StatementRepository } from './statement.repositories';
import { StatementService } from './statement.service';

@Module({
  imports: [DunningModule, LedgerModule, OpenItemModule, PaymentModule, PaymentRunModule, SettingsModule],
  controllers: [StatementController, StatementLineController],
  providers: [
    StatementRepository,
    StatementLineRepository,
    LineMatcher,
    StatementLineService,
    CertainLines,
    StatementRecorder,
    StatementImportService,
    StatementService,
  ],
  exports: [StatementRepository],
})
export class StatementModule {}
