import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { LoadModule } from '../load';
import { OriginModule } from '../origin';
import { SettingsModule } from '../settings';
import { StemModule } from '../stem';
import { LotExportService } from './lot-export.service';
import { LotController } from './lot.controller';
import { LotPartsController } from './lot-parts.controller';
import { LotPartsService } from './lot-parts.service';
import { LotPhotoService } from './lot-photo.service';
import { LotRepository } from './lot.repository';
import { LotService } from './lot.service';
import { LotOrigins } from './lot-origins';
import { LotTotalsService } from './lot-totals';
import { LotViews } from './lot-views';

@Module({
  imports: [ReferenceModule, LoadModule, OriginModule, SettingsModule, StemModule],
  controllers: [LotController, LotPartsController],
  providers: [
    LotRepository,
    LotOrigins,
    LotTotalsService,
    LotViews,
    LotService,
    LotPartsService,
    LotPhotoService,
    LotExportService,
  ],
  exports: [LotOrigins, LotRepository, LotService, LotTotalsService],
})
export class LotModule {}
