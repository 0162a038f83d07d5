import { Module } from '@nestjs/common';
import { MachineStateModule } from '../machine-state';
import { RecordModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ReadingPhotoService } from './reading-photo.service';
import { ReadingViews } from './reading-views';
import { ReadingController } from './reading.controller';
import { ReadingService } from './reading.service';

@Module({
  imports: [MachineStateModule, RecordModule, ReferenceModule, SettingsModule],
  controllers: [ReadingController],
  providers: [ReadingService, ReadingViews, ReadingPhotoService],
  exports: [ReadingService],
})
export class ReadingModule {}
