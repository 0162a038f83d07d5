import type { ServiceDefinition } from '@jahrring/service-kit';
import { EvaluationsModule } from './evaluations.module';
import { EntryMarkEntity, FactEntity } from './fact';
import { CreateEvaluations1795520000001 } from './migrations/1795520000001-create-evaluations';
import { CreatePeriodReports1795800000001 } from './migrations/1795800000001-create-period-reports';
import { CreateSavedReports1795800000002 } from './migrations/1795800000002-create-saved-reports';
import { CoverFigures1795800000003 } from './migrations/1795800000003-cover-figures';
import { DocumentFactEntity, DocumentRefEntity, PaymentRefEntity } from './document-fact';
import { AddBusinessFigures1796200000201 } from './migrations/1796200000201-add-business-figures';
import { MachineFactEntity, MachineRefEntity } from './machine-fact';
import { AddMachineFigures1796300000402 } from './migrations/1796300000402-add-machine-figures';
import { CostFactEntity, ProjectFiguresEntity } from './project-figures';
import { AddPlanFigures1796300000403 } from './migrations/1796300000403-add-plan-figures';
import { PlanFactEntity, PlanRefEntity } from './plan-fact';
import { PeriodReportFileEntity } from './period-report';
import { AddReportDimensions1796400000102 } from './migrations/1796400000102-add-report-dimensions';
import { AddMarksAndCategories1796500000201 } from './migrations/1796500000201-add-marks-and-categories';
import {
  CompanyPartRefEntity,
  ObjectRefEntity,
  CustomerRefEntity,
  LicenceRefEntity,
  PersonRefEntity,
  ProjectPersonEntity,
  ProjectRefEntity,
  RateCategoryRefEntity,
  SupervisionEntity,
  TeamRefEntity,
} from './reference';
import { CreateReportSchedules1796300000101 } from './migrations/1796300000101-create-report-schedules';
import {
  ReportScheduleEntity,
  ReportScheduleMailEntity,
  ReportScheduleRunEntity,
  seedReportSchedules,
} from './report-schedule';
import { IndexFilterChoices1796600000101 } from './migrations/1796600000101-index-filter-choices';
import { SavedReportEntity, SavedReportMarkEntity, SavedReportShareEntity } from './saved-report';
import { AddTimberFigures1796400000101 } from './migrations/1796400000101-add-timber-figures';
import { LotFactEntity, LotRefEntity } from './timber-fact';
import {
  AbsenceDaysEntity,
  EmploymentRefEntity,
  LedgerRefEntity,
  SurchargeRefEntity,
  WorkingRulesEntity,
} from './working-time';

export const evaluationsService: ServiceDefinition = {
  tool: 'evaluations',
  version: '0.1.0',
  module: EvaluationsModule,
  seed: seedReportSchedules,
  entities: [
    FactEntity,
    EntryMarkEntity,
    ProjectFiguresEntity,
    CostFactEntity,
    DocumentRefEntity,
    PaymentRefEntity,
    DocumentFactEntity,
    MachineRefEntity,
    MachineFactEntity,
    PlanRefEntity,
    PlanFactEntity,
    LotRefEntity,
    LotFactEntity,
    PersonRefEntity,
    TeamRefEntity,
    ProjectRefEntity,
    ProjectPersonEntity,
    SupervisionEntity,
    ObjectRefEntity,
    CustomerRefEntity,
    LicenceRefEntity,
    CompanyPartRefEntity,
    RateCategoryRefEntity,
    AbsenceDaysEntity,
    EmploymentRefEntity,
    WorkingRulesEntity,
    LedgerRefEntity,
    SurchargeRefEntity,
    PeriodReportFileEntity,
    SavedReportEntity,
    SavedReportShareEntity,
    SavedReportMarkEntity,
    ReportScheduleEntity,
    ReportScheduleRunEntity,
    ReportScheduleMailEntity,
  ],
  migrations: [
    CreateEvaluations1795520000001,
    CreatePeriodReports1795800000001,
    CreateSavedReports1795800000002,
    CoverFigures1795800000003,
    AddBusinessFigures1796200000201,
    AddMachineFigures1796300000402,
    AddPlanFigures1796300000403,
    CreateReportSchedules1796300000101,
    AddTimberFigures1796400000101,
    AddReportDimensions1796400000102,
    AddMarksAndCategories1796500000201,
    IndexFilterChoices1796600000101,
  ],
};
