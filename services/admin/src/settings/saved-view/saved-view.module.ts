import { Module } from '@nestjs/common';
import { DirectoryModule } from '../../identity';
import { SavedViewController } from './saved-view.controller';
import { SavedViewRepository } from './saved-view.repository';
import { SavedViewService } from './saved-view.service';

@Module({
  imports: [DirectoryModule],
  controllers: [SavedViewController],
  providers: [SavedViewService, SavedViewRepository],
})
export class SavedViewsModule {}
