import { Module } from '@nestjs/common';
import { DocumentFactModule } from '../document-fact';
import { FactModule } from '../fact';
import { ProjectFiguresModule } from '../project-figures';
import { ReferenceModule } from '../reference';
import { PivotExportService } from './pivot-export.service';
import { FigureSources } from './figure-sources';
import { LineController, PivotController, SourceRowController } from './pivot.controller';
import { PivotService } from './pivot.service';
import { SourceRowsService } from './source-rows.service';

@Module({
  imports: [FactModule, ProjectFiguresModule, DocumentFactModule, ReferenceModule],
  controllers: [PivotController, LineController, SourceRowController],
  providers: [FigureSources, PivotService, SourceRowsService, PivotExportService],
})
export class PivotModule {}
