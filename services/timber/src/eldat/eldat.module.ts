import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { LotModule } from '../lot';
import { SettingsModule } from '../settings';
import { StemModule } from '../stem';
import { EldatExportController } from './eldat-export.controller';
import { EldatExportService } from './eldat-export.service';

@Module({
  imports: [ReferenceModule, LotModule, SettingsModule, StemModule],
  controllers: [EldatExportController],
  providers: [EldatExportService],
})
export class EldatModule {}
