import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { IssueModule } from '../issue';
import { MailModule } from '../mail';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { BillingDrafts } from './billing-draft';
import { BillingPreviewService } from './billing-preview.service';
import { BillingRunController } from './billing-run.controller';
import { BillingRunService } from './billing-run.service';

@Module({
  imports: [
    ChainModule,
    DocumentModule,
    IssueModule,
    MailModule,
    RecordsModule,
    ReferenceModule,
    SettingsModule,
  ],
  controllers: [BillingRunController],
  providers: [BillingDrafts, BillingPreviewService, BillingRunService],
})
export class BillingRunsModule {}
