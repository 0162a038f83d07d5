import { Module } from '@nestjs/common';
import { FactModule } from '../fact';
import { ReferenceModule } from '../reference';
import { PivotExportService } from './pivot-export.service';
import { LineController, PivotController } from './pivot.controller';
import { PivotService } from './pivot.service';

@Module({
  imports: [FactModule, ReferenceModule],
  controllers: [PivotController, LineController],
  providers: [PivotService, PivotExportService],
})
export class PivotModule {}
