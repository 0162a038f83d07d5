import { Module } from '@nestjs/common';
import { FileWordModule } from '../file-word';
import { LotModule } from '../lot';
import { SettingsModule } from '../settings';
import { StemModule } from '../stem';
import { LotMillController } from './lot-mill.controller';
import { MillFileService } from './mill-file.service';
import { MillMeasurementController } from './mill-measurement.controller';
import { MillMeasurementRepository } from './mill-measurement.repository';
import { MillMeasurementService } from './mill-measurement.service';
import { MillViews } from './mill-views';

@Module({
  imports: [FileWordModule, LotModule, SettingsModule, StemModule],
  controllers: [LotMillController, MillMeasurementController],
  providers: [MillMeasurementRepository, MillMeasurementService, MillFileService, MillViews],
  exports: [MillMeasurementRepository, MillMeasurementService, MillViews],
})
export class MillModule {}
