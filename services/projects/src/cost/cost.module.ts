import { Module } from '@nestjs/common';
import { CostLinesModule } from '../cost-line';
import { PlanModule } from '../plan';
import { ProjectModule } from '../project';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { BudgetWatchJob } from './budget-watch.job';
import { CostExportService } from './cost-export.service';
import { CostFillJob } from './cost-fill.job';
import { CostRateController } from './cost-rate.controller';
import { CostRateRepository } from './cost-rate.repository';
import { CostRateService } from './cost-rate.service';
import { CostConsumer } from './cost.consumer';
import { CostController } from './cost.controller';
import { CostService } from './cost.service';
import { FiguresPublisher } from './figures.publisher';
import { ProjectSumsJob } from './project-sums.job';

@Module({
  imports: [CostLinesModule, PlanModule, ProjectModule, ReferenceModule, SettingsModule],
  controllers: [CostController, CostRateController],
  providers: [
    ProjectSumsJob,
    CostRateRepository,
    CostRateService,
    CostService,
    CostExportService,
    CostConsumer,
    CostFillJob,
    BudgetWatchJob,
    FiguresPublisher,
  ],
})
export class CostsModule {}
