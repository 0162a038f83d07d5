import { Module } from '@nestjs/common';
import { AbsenceFactModule } from '../absence-fact';
import { DocumentFactModule } from '../document-fact';
import { FactModule } from '../fact';
import { MachineFactModule } from '../machine-fact';
import { PlanFactModule } from '../plan-fact';
import { ProjectFiguresModule } from '../project-figures';
import { PrintingModule } from '../printing';
import { ReferenceModule } from '../reference';
import { TimberFactModule } from '../timber-fact';
import { WorkingTimeModule } from '../working-time';
import { PivotExportService } from './pivot-export.service';
import { FigureSources } from './figure-sources';
import { PivotFiles } from './pivot-files';
import { PivotController } from './pivot.controller';
import { LineController, SourceRowController } from './line.controller';
import { PivotService } from './pivot.service';
import { SourceRowsService } from './source-rows.service';

@Module({
  imports: [
    FactModule,
    ProjectFiguresModule,
    DocumentFactModule,
    MachineFactModule,
    PlanFactModule,
    AbsenceFactModule,
    TimberFactModule,
    PrintingModule,
    ReferenceModule,
    WorkingTimeModule,
  ],
  controllers: [PivotController, LineController, SourceRowController],
  providers: [FigureSources, PivotService, SourceRowsService, PivotExportService, PivotFiles],
  exports: [PivotFiles],
})
export class PivotModule {}
