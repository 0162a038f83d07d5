import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { SavedViewController } from './saved-view.controller';
import { SavedViewRepository } from './saved-view.repository';
import { SavedViewService } from './saved-view.service';

@Module({
  imports: [IdentityRecordsModule],
  controllers: [SavedViewController],
  providers: [SavedViewService, SavedViewRepository],
})
export class SavedViewsModule {}
