import { BudgetWatchJob } from './cost/budget-watch.job';
import { CostExportService } from './cost/cost-export.service';
import { CostFillJob } from './cost/cost-fill.job';
import { CostLineEntity } from './cost/cost-line.entity';
import { CostLineRepository } from './cost/cost-line.repository';
import { CostRateController } from './cost/cost-rate.controller';
import { CostRateEntity } from './cost/cost-rate.entity';
import { CostRateRepository } from './cost/cost-rate.repository';
import { CostRateService } from './cost/cost-rate.service';
import { CostConsumer } from './cost/cost.consumer';
import { CostController } from './cost/cost.controller';
import { CostService } from './cost/cost.service';
import { ProjectSumsEntity } from './cost/project-sums.entity';
import { ProjectSumsJob } from './cost/project-sums.job';
import { ProjectSumsRepository } from './cost/project-sums.repository';
import { ProjectFileController } from './file/project-file.controller';
import { ProjectFileEntity } from './file/project-file.entity';
import { ProjectFileRepository } from './file/project-file.repository';
import { ProjectFileService } from './file/project-file.service';
import { ProjectNoteController } from './note/project-note.controller';
import { ProjectNoteEntity } from './note/project-note.entity';
import { ProjectNoteRepository } from './note/project-note.repository';
import { ProjectNoteService } from './note/project-note.service';
import { PlanLineController } from './plan/plan-line.controller';
import { PlanLineEntity } from './plan/plan-line.entity';
import { PlanLineRepository } from './plan/plan-line.repository';
import { PlanLineService } from './plan/plan-line.service';
import { ProjectDuplicateService } from './project/project-duplicate.service';
import { ObjectRefEntity } from './reference/object-ref.entity';
import { ProjectSettingsController } from './settings/project-settings.controller';
import { ProjectSettingsEntity } from './settings/project-settings.entity';
import { ProjectSettingsRepository } from './settings/project-settings.repository';
import { ProjectSettingsService } from './settings/project-settings.service';

/** What costs, plans, notes, files and settings bring into the module of projects. */
export const controllingControllers = [
  CostController,
  CostRateController,
  PlanLineController,
  ProjectNoteController,
  ProjectFileController,
  ProjectSettingsController,
];
export const controllingProviders = [
  CostLineRepository,
  ProjectSumsRepository,
  ProjectSumsJob,
  CostRateRepository,
  CostRateService,
  CostService,
  CostExportService,
  CostConsumer,
  CostFillJob,
  BudgetWatchJob,
  PlanLineRepository,
  PlanLineService,
  ProjectNoteRepository,
  ProjectNoteService,
  ProjectFileRepository,
  ProjectFileService,
  ProjectSettingsRepository,
  ProjectSettingsService,
  ProjectDuplicateService,
];
export const controllingEntities = [
  ProjectSumsEntity,
  CostLineEntity,
  CostRateEntity,
  PlanLineEntity,
  ObjectRefEntity,
  ProjectNoteEntity,
  ProjectFileEntity,
  ProjectSettingsEntity,
];
