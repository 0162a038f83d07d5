import { Module } from '@nestjs/common';
import { DocumentModule } from '../document';
import { RecordsModule } from '../record';
import { SettingsModule } from '../settings';
import { LotDraftController } from './lot-draft.controller';
import { LotDraftService } from './lot-draft.service';

@Module({
  imports: [DocumentModule, RecordsModule, SettingsModule],
  controllers: [LotDraftController],
  providers: [LotDraftService],
})
export class LotDraftsModule {}
