import { Module } from '@nestjs/common';
import { LotModule } from '../lot';
import { OriginModule } from '../origin';
import { SettingsModule } from '../settings';
import { StemModule } from '../stem';
import { StemController } from './stem.controller';
import { StemExportService } from './stem-export.service';
import { StemService } from './stem.service';
import { StemViews } from './stem-views';

@Module({
  imports: [LotModule, OriginModule, SettingsModule, StemModule],
  controllers: [StemController],
  providers: [StemViews, StemService, StemExportService],
  exports: [StemService],
})
export class RecordingModule {}
